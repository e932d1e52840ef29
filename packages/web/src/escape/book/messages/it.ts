import type { EscapeBook } from './en.ts'

export const it: EscapeBook = {
  aim: {
    title: 'Il gioco in breve',
    text: {
      short:
        'Una nave alla deriva, al buio. Metà di voi sono **umani** che vogliono raggiungere un portello; gli altri sono **alieni** che vogliono fermarli. Nessuno sa chi è chi, e nessuno vede dove sono gli altri. C’è solo ciò che viene annunciato ad alta voce, e una parte è una bugia.',
      steps: [
        'Nel tuo turno ti muovi in segreto.',
        'In un settore pericoloso peschi una carta. Ti dice di annunciare il tuo settore, di annunciarne uno qualsiasi, o che c’è silenzio.',
        'Tutti sentono l’annuncio, e nessuno sa quale carta fosse.',
        'Un alieno può invece attaccare dove si trova. Chiunque altro sia lì muore.',
        'Un umano che raggiunge un portello aperto può andarsene.',
      ],
    },
  },
  map: {
    title: 'La mappa',
    text: {
      'VOC-1':
        'Una **zona** è una mappa di **settori** esagonali: colonne da A a W, righe da 01 a 14. Una colonna su due sta mezzo esagono più in basso, così un settore ha fino a sei vicini. Ciò che non è disegnato è vuoto.',
      'VOC-2': [
        'I settori **pericolosi** sono tratteggiati. Chi vi finisce la mossa pesca una carta.',
        'I settori **sicuri** sono lisci e più chiari, con una linea interna. Lì non si pesca, e tutti sentono «settore silenzioso».',
        'Il **Settore Umano** e il **Settore Alieno** sono le partenze dei due lati. Durante la partita nessuno vi entra o li attraversa.',
        'I **portelli** (capsule nell’edizione Ultimate) sono le vie d’uscita. Ognuno ha un numero ed è aperto, oppure chiuso: usato, guasto, o chiuso dall’inizio.',
      ],
      'GEO-3':
        'Pericolosi e sicuri sono i settori **comuni**: solo loro hanno coordinate che si possono annunciare, e solo lì si può attaccare. Le distanze si camminano su ciò che chi muove può attraversare, non si misurano sulla griglia.',
      'GEO-4':
        'Ogni zona ha un Settore Umano, un Settore Alieno e almeno un portello. Le zone stampate ne hanno quattro, Morgenland tre.',
    },
    pictures: { kinds: 'Un angolo di Galilei: settori pericolosi e sicuri, e il portello 1, aperto.' },
  },
  setup: {
    title: 'Preparazione',
    text: {
      'SET-1': 'Da 2 a 16 giocatori. Chi comincia si decide a sorte; poi si gioca in senso orario.',
      'SET-2':
        'Metà dei giocatori, arrotondata per difetto, sono umani; gli altri alieni. Se il numero è dispari c’è un alieno in più. I due numeri sono pubblici.',
      'SET-3':
        'Ognuno riceve in segreto un **personaggio**, che dice anche il lato. Il personaggio non cambia mai; il lato può cambiare.',
      'SET-4':
        'Fino a otto giocatori l’edizione Black usa il primo equipaggio (Capitano, Pilota, Psicologo, Soldato) e gli alieni dal Primo al Quarto. Da nove in poi, o se chi ospita ha scelto entrambi gli equipaggi, si aggiungono Ufficiale in seconda, Copilota, Ingegnere e Medico e gli alieni dal Quinto all’Ottavo. L’edizione Ultimate usa sempre i suoi otto umani e otto alieni.',
      'SET-6':
        'Gli umani partono dal Settore Umano, gli alieni dal Settore Alieno, se un personaggio o una regola di scenario non dice altro.',
      'SET-8': 'I mazzi si mescolano. Le mani sono vuote e ogni portello è aperto.',
      'DCK-6':
        'Con nove o più giocatori ogni mazzo è raddoppiato; i portelli della zona no. Una pila vuota si rifà dai suoi scarti quando serve una carta, e mai prima.',
    },
    decks: { title: 'I mazzi', black: 'Black', ultimate: 'Ultimate', card: 'Carta' },
  },
  turn: {
    title: 'Un turno',
    text: {
      'TRN-3': [
        '**Mossa**: vai in un altro settore, in segreto.',
        '**Risoluzione**: pesca una carta in un settore pericoloso, resta in silenzio in uno sicuro, prova un portello, o attacca.',
        '**Fine**: il turno passa.',
      ],
      plays:
        'Prima della mossa, dopo, e alla fine puoi usare oggetti e poteri, quanti ne vuoi, ciascuno dove è permesso.',
      'TRN-4':
        'Nessun passo si salta, anche se c’è una sola cosa da fare: altrimenti tutti vedrebbero chi ha una scelta. Al tavolo la cosa ordinaria arriva da sola dopo una pausa uguale per tutti.',
      'TRN-1':
        'Un round è un giro di tutti i posti. Il numero cresce ogni volta che il gioco arriva al primo posto o lo supera, anche se quel giocatore è fuori.',
    },
  },
  moving: {
    title: 'Muoversi',
    text: {
      'MOV-1': 'Tutti devono muoversi a ogni turno.',
      'MOV-2': [
        'Un umano muove esattamente di un settore.',
        'Un alieno muove di uno o due.',
        'Un alieno sazio, cioè che ha ucciso un umano, muove da uno a tre.',
        'L’Adrenalina aggiunge uno.',
      ],
      'MOV-4': [
        'Settori pericolosi e sicuri: tutti possono attraversarli e fermarvisi.',
        'Settori di partenza e portelli chiusi: nessuno può attraversarli o fermarvisi.',
        'Portelli aperti: gli umani possono attraversarli e fermarvisi; gli alieni possono attraversarli e mai fermarvisi.',
      ],
      'MOV-5':
        'Conta solo dove finisci; la strada è affar tuo, e attraversare un settore non fa nulla. Non puoi finire dove il tuo turno è cominciato.',
      'MOV-7': 'In un settore può stare qualsiasi numero di giocatori. Nessuno viene avvisato.',
      'MOV-9': 'Gli altri sentono che ti sei mosso, e nient’altro: né quanto, né dove.',
      'MOV-10':
        'Se non puoi andare da nessuna parte resti. Tutti sanno che non hai potuto muovere; non peschi nulla, e un alieno può attaccare.',
    },
    pictures: {
      human: 'Un umano in D09: sei settori raggiungibili. D10 è sicuro, gli altri costano una carta.',
      alien:
        'Un alieno in C02 può fare due passi. A03 si raggiunge solo attraverso il portello aperto, e nel portello non può fermarsi.',
    },
  },
  noise: {
    title: 'Rumore e silenzio',
    text: {
      'SEC-2': 'In un settore sicuro non si pesca. Tutti sentono «settore silenzioso».',
      'SEC-3':
        'In un settore pericoloso peschi una carta pericolo. Tutti vedono che peschi; quale sia, nessuno lo sa fino alla fine della partita.',
      'NOI-2': [
        '**Rumore nel tuo settore**: devi nominare il settore in cui sei.',
        '**Rumore in un settore qualsiasi**: nomini un settore comune della zona, anche il tuo.',
        '**Silenzio**: dici «silenzio».',
      ],
      'NOI-3':
        'I due rumori suonano esattamente uguali, e per entrambi il tavolo aspetta la tua parola: nessuno riconosce una bugia dal tempo che prende.',
      'NOI-6':
        'Dove si gioca con gli oggetti, nell’edizione Black alcune carte rumore portano un’icona: annunciato il rumore prendi anche un oggetto, umano o alieno che tu sia. Tutti vedono che ne hai preso uno, non quale.',
      'NOI-7': 'Puoi nominare un settore sicuro, ma lì nessuno fa rumore: sapranno che è una bugia.',
      'SEC-6': 'Un attacco sostituisce tutto questo: niente carta, niente «settore silenzioso».',
    },
    pictures: { heard: 'Qualcuno ha annunciato un rumore in F03. Gli anelli dicono dove, non se è vero.' },
  },
  attack: {
    title: 'Attaccare',
    text: {
      'ATK-1':
        'Un alieno può attaccare una volta nel suo turno, dopo la mossa, invece di risolvere il settore. Agli umani serve una carta Attacco, o il potere del Soldato nell’edizione Ultimate.',
      'ATK-2':
        'Si attacca dove ci si trova, e solo in un settore comune: mai in una partenza o in un portello. Il settore viene annunciato.',
      'ATK-3': 'Chiunque altro sia in quel settore è colpito, alieno o umano. Chi attacca resta illeso.',
      'ATK-4': [
        'Un umano con Difesa si salva; la carta è spesa.',
        'L’Alieno Bruto non può essere ucciso; il suo personaggio viene mostrato.',
        'Un umano con Clone cade, e torna nel Settore Umano.',
        'Chiunque altro è ucciso, e il suo personaggio viene mostrato.',
      ],
      'ATK-5': 'Se non c’era nessuno, tutti sentono che l’attacco è andato a vuoto.',
      'ATK-6': 'Chi è ucciso perde tutte le carte, non viste, ed è fuori dal gioco, se una regola non lo riporta.',
      'FED-1':
        'Un alieno il cui attacco ha ucciso un umano è **sazio** per il resto della partita e dal turno seguente muove fino a tre settori. Lo sa solo lui. Uccidere alieni, o umani che si sono salvati, non sazia.',
    },
    pictures: { struck: 'Un attacco in E05. Tutti sanno chi ha attaccato e dove.' },
  },
  hatches: {
    title: 'Portelli',
    text: {
      'HAT-1': 'Un umano che finisce la mossa in un portello aperto deve provarlo. Tutti sentono quale.',
      'HAT-2': 'Nel gioco Base il primo umano a un portello fugge e vince da solo, e la partita finisce.',
      'HAT-3': [
        'Con le carte portello se ne pesca una e la si mostra a tutti.',
        '**Verde**: fuggi. Il portello è usato e si chiude, le tue carte si mettono via, il tuo turno è finito.',
        '**Rossa**: il portello si guasta e si chiude. Tu resti lì dentro, e devi correre a un altro.',
      ],
      'HAT-5':
        'Dove i portelli sono aperti a tutti (Infezione, regola D.2) non serve carta: fuggi, e il portello si chiude dietro di te.',
      'HAT-6': 'In un portello chiuso nessuno può essere attaccato. Se ne esce come da ogni settore.',
      'HAT-7': 'Si sa che chi è fuggito era umano; quale personaggio fosse si mostra solo alla fine.',
      'DCK-9':
        'Le carte portello mostrate si mettono da parte. Si rimescolano solo quando la pila è vuota e ne serve una.',
    },
    pictures: { states: 'I portelli di Galilei: 1 aperto, 2 usato, 3 guasto, 4 aperto.' },
  },
  end: {
    title: 'La fine, e chi vince',
    text: {
      'END-8': 'Ogni umano che fugge vince, qualunque cosa accada dopo. Nel gioco Base ce n’è uno solo.',
      'END-5':
        'Quando non resta nessun umano la partita finisce. Gli alieni vincono se l’ultimo umano è stato ucciso, eliminato o mutato; perdono se è fuggito.',
      'END-4':
        'Quando si chiude l’ultimo portello aperto, ogni umano ancora a bordo è perduto. Se l’ultimo portello porta via un umano e ne condanna altri, gli alieni vincono insieme a quell’umano.',
      'END-6':
        'Dopo l’ultimo round (39, nell’edizione Ultimate 40, o quanto ha scelto chi ospita) ogni umano a bordo è perduto e gli alieni vincono.',
      'END-7': 'Gli alieni vincono come squadra, uccisi compresi, finché almeno uno di loro è ancora in gioco.',
      'END-10': 'Se tutti gli alieni sono fuori si continua: gli umani devono ancora andarsene.',
      'END-1':
        'Dopo ogni decisione si controlla la fine in quest’ordine: uccisioni sufficienti dove contano, nessun portello aperto, nessun umano, ultimo round.',
    },
  },
  items: {
    title: 'Oggetti',
    text: {
      'ITM-1':
        'Gli umani usano gli oggetti. Gli alieni li tengono soltanto, salvo tre alieni dell’edizione Ultimate. Un oggetto si può usare nel turno in cui è stato trovato.',
      'ITM-2':
        'L’uso di un oggetto viene annunciato. Nell’edizione Black la carta va negli scarti, in Ultimate esce dal gioco.',
      'ITM-4':
        'Nell’edizione Black una mano tiene tre oggetti. Con di più ne scarti uno, non visto, o ne giochi uno che si può giocare ora. In Ultimate non c’è limite.',
      'ITM-7': 'Quante carte uno ha è sempre pubblico; quali, mai.',
    },
    when: {
      title: 'Quando si usa ciascuno',
      item: 'Oggetto',
      before: 'prima della mossa',
      arrived: 'dopo',
      over: 'troppe carte',
      close: 'alla fine',
      itself: 'da solo, quando l’umano che lo ha è colpito',
      yes: 'sì',
    },
    more: {
      attack:
        'Attacchi come un alieno, ma senza saziarti. Puoi giocarlo anche dopo aver pescato, se il tavolo non gioca diversamente. Mai in una partenza o in un portello.',
      teleport:
        'Non è una mossa: non si pesca. Giocato prima della mossa, muovi da lì. Un turno cominciato nel Settore Umano non può finire lì.',
      adrenaline: 'Un settore in più nella mossa di questo turno. Puoi anche andare meno lontano.',
      sedatives:
        'Gli altri sentono «settore silenzioso», come se il settore fosse sicuro. Prima o dopo la mossa, ma prima di pescare.',
      spotlight:
        'Qualsiasi settore della nave, anche portelli e partenze. Chiunque sia lì o accanto viene mostrato col settore esatto, tu compreso.',
      defense: 'Si spende da sola, chiunque attacchi. In mano a un alieno non fa nulla.',
      clone:
        'Ultimate. Se non hai Difesa: perdi tutte le carte, nessuno si sazia, il tuo personaggio resta nascosto, e rientri nel Settore Umano al tuo prossimo turno.',
      sensor: 'Ultimate. Nomina un altro giocatore a bordo; tutti sanno in che settore è.',
      mutation:
        'Ultimate. Da ora la tua velocità è due, il tuo potere è perso e la tua mano non serve più. Il personaggio non viene mostrato. Non in un portello in cui sei appena entrato.',
      cat: 'Ultimate. Giocalo dove pescheresti. Se la carta dice «nel tuo settore», uno dei due rumori deve essere il tuo. Qualunque fosse, la carta si scarta.',
      silence:
        'Ultimate. Un Silenzio pescato si tiene. Poiché anche gli oggetti si tengono così, nessuno distingue che cosa fosse.',
    },
  },
  characters: {
    title: 'Personaggi e poteri',
    text: {
      'SCN-H0':
        'In Base, Avanzato, Infezione e Arena i personaggi non hanno poteri. In Vecchia scuola li ha l’equipaggio; in Ultimate tutti.',
      'ULT-4': 'Un potere è segreto, se non dice che il tuo personaggio viene mostrato. Una volta speso, resta speso.',
      'ULT-38': 'Chi cambia lato non ha più poteri.',
    },
    crew: 'Umani',
    aliens: 'Alieni dell’edizione Ultimate',
    black: 'Vecchia scuola',
    ultimate: 'Ultimate',
  },
  editions: {
    title: 'Edizioni e modi di gioco',
    text: {
      'PST-1':
        'Un modo di gioco è il punto di partenza di un tavolo; chi ospita può poi aggiungere regole di scenario e cambiare opzioni e numero di carte. Che cosa vale si vede prima di sedersi, e al tavolo nel menu.',
      'ULT-1': [
        'Ultimate ha 40 round e un solo grande mazzo di rumori, silenzi e oggetti: silenzi e oggetti si tengono in mano, e suonano uguali.',
        'Le sue carte portello sono quattro verdi e una rossa.',
        'Un umano ucciso viene mostrato, perde tutte le carte e al turno seguente torna come alieno nel Settore Alieno: due settori a turno, non sazio, senza potere. Gli alieni uccisi sono fuori.',
        'In Ultimate base non ci sono poteri, e gli oggetti contano come silenzio.',
      ],
    },
  },
  scenarios: {
    title: 'Regole di scenario',
    goesWith: (codes) =>
      `Ogni codice si può aggiungere da solo al gioco Avanzato. Nessuno va con Base e Ultimate base; con Ultimate solo ${codes}.`,
    text: {
      'END-9':
        'Chi aspetta di tornare non è in nessun posto: nessuno può attaccarlo, illuminarlo o rilevarlo. Il lato cambia al momento del ritorno, non prima; se la partita finisce prima, un umano ucciso ha perso.',
    },
  },
  switches: {
    title: 'Punti che i gruppi giocano diversamente',
    text: {
      'SWI-20': 'Qui le regole stampate tacciono o si contraddicono. Sceglie chi ospita; il modo solito è indicato.',
    },
    usual: (value) => `di solito: ${value}`,
  },
  secrets: {
    title: 'Chi sa che cosa',
    text: {
      'VIS-1':
        'Il tuo personaggio e il tuo lato: solo tu, finché una regola non li mostra. Attacchi, oggetti e portelli possono farli dedurre.',
      'VIS-4':
        'Le tue mosse: solo tu. Restare fermi con A.2 e non poter muovere si annunciano, restare per un potere no.',
      'VIS-8': 'Perché c’era silenzio (settore sicuro, Sedativi, potere del Capitano): solo tu. Suona uguale.',
      'VIS-10': 'Se un rumore era vero: solo tu, fino alla fine.',
      'VIS-26': 'Che un alieno è sazio: solo quell’alieno.',
      'VIS-36':
        'Quante carte nelle pile e nelle mani, il round, di chi è il turno, lo stato dei portelli, le uccisioni: tutti.',
      'VIS-39': 'Che cosa puoi fare ora, e che cosa è stato rifiutato: solo tu.',
      open: 'Finita la partita tutto è aperto: personaggi, percorsi, carte.',
    },
  },
}
