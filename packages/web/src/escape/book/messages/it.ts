import type { EscapeBook } from './en.ts'

export const it: EscapeBook = {
  aim: {
    title: 'Il gioco in breve',
    text: {
      short:
        'Una nave va alla deriva nello spazio, al buio. Metà di voi sono **umani** che cercano di raggiungere una scialuppa. Gli altri sono **alieni** che vogliono fermarli. Nessuno sa chi è chi, e nessuno vede dove sono gli altri. Avete solo ciò che i giocatori annunciano, e non tutto è vero.',
      steps: [
        'Nel tuo turno ti muovi in segreto.',
        'In un settore pericoloso peschi una carta. Ti fa annunciare il tuo settore, ti lascia annunciarne uno qualunque, oppure dice «Silenzio».',
        'Tutti sentono l’annuncio, ma nessuno sa quale carta fosse.',
        'Un alieno può invece attaccare il settore in cui si trova. Chiunque altro sia lì muore.',
        'Un umano che raggiunge una scialuppa aperta può riuscire a fuggire.',
      ],
    },
  },
  map: {
    title: 'La mappa',
    text: {
      'VOC-1':
        'Una **zona** è una mappa di **settori** esagonali: colonne da A a W, righe da 01 a 14. Una colonna su due sta mezzo esagono più in basso, perciò un settore ha fino a sei vicini. Ciò che non è disegnato è spazio vuoto.',
      'VOC-2': [
        'I settori **pericolosi** sono a righe sottili. Se finisci lì la mossa, peschi una carta.',
        'I settori **sicuri** sono lisci e più chiari, con una linea interna. Lì non si pesca, e tutti sentono «settore silenzioso».',
        'Il **Settore Umani** e il **Settore Alieni** sono i settori di partenza delle due fazioni. Nessuno può entrarci con una mossa né attraversarli.',
        'Le **scialuppe** sono le vie di fuga. Ognuna ha un numero ed è aperta o chiusa. Può essere chiusa perché qualcuno l’ha già usata, perché è danneggiata o fin dall’inizio della partita.',
        'Solo i settori pericolosi e sicuri hanno coordinate. Altrove non si può annunciare un rumore né attaccare.',
      ],
      'GEO-3': 'Le distanze si contano in passi lungo i settori che puoi attraversare, non sulla griglia.',
      'GEO-4':
        'Ogni zona ha un Settore Umani, un Settore Alieni e da una a nove scialuppe. Le zone stampate ne hanno quattro, tranne Morgenland, che ne ha tre.',
    },
    pictures: { kinds: 'Un angolo di Galilei: settori pericolosi e sicuri, e la scialuppa 1, che è aperta.' },
    sheets: 'Fogli da stampare, per giocare con la scatola:',
  },
  setup: {
    title: 'Preparazione',
    text: {
      'SET-1': 'Da 2 a 16 giocatori. Il primo giocatore è scelto a caso. Poi si gioca in senso orario.',
      'SET-2':
        'Metà dei giocatori, arrotondando per difetto, sono umani; gli altri sono alieni. Se i giocatori sono dispari c’è un alieno in più. Tutti conoscono i due numeri.',
      'SET-3':
        'I personaggi si pescano tra gli umani e tra gli alieni e si distribuiscono in segreto, uno a testa. Il tuo **personaggio** dice anche la tua fazione. Il personaggio non cambia mai; la fazione può cambiare.',
      'SET-4':
        'Fino a otto giocatori la Black Edition usa il primo equipaggio (Capitano, Pilota, Psicologo, Soldato) e gli alieni dal Primo al Quarto. Da nove in su, o se l’host sceglie entrambi gli equipaggi, si aggiungono Ufficiale, Copilota, Ingegnere e Dottore e gli alieni dal Quinto all’Ottavo. L’edizione Ultimate usa sempre i suoi otto umani e otto alieni.',
      'SET-6':
        'Gli umani partono dal Settore Umani e gli alieni dal Settore Alieni, a meno che un personaggio o una regola di missione non dica altro.',
      'SET-8':
        'I mazzi si mescolano. Le mani sono vuote, nessun alieno si è nutrito e tutte le scialuppe sono aperte, a meno che una regola di missione non ne chiuda una.',
      'DCK-6':
        'Da nove giocatori in su tutti i mazzi raddoppiano, ma non le scialuppe della zona. Quando serve una carta e il mazzo è vuoto, gli scarti si mescolano e formano il nuovo mazzo: mai prima.',
    },
    decks: {
      title: 'I mazzi',
      black: 'Black',
      ultimate: 'Ultimate',
      card: 'Carta',
      hatch: { green: 'Carta Scialuppa verde', red: 'Carta Scialuppa rossa' },
    },
  },
  turn: {
    title: 'Il turno',
    text: {
      'TRN-3': [
        '**Muovi**: vai in un altro settore, in segreto.',
        '**Risolvi**: pesca una carta in un settore pericoloso, resta in silenzio in uno sicuro, prova una scialuppa, oppure attacca.',
        '**Fine**: il tuo turno è finito.',
      ],
      plays:
        'Prima della mossa, dopo e alla fine puoi usare oggetti e poteri, quanti ne vuoi, ciascuno quando è permesso.',
      'TRN-4':
        'Nessun passo si salta, anche se c’è una sola cosa da fare: altrimenti tutti vedrebbero chi può scegliere. Al tavolo il passo normale parte automaticamente dopo una pausa, uguale per tutti.',
      'TRN-1':
        'Si gioca in senso orario, saltando chi è fuori gioco. Un round è un giro di tutti i posti. Il numero del round aumenta ogni volta che il gioco arriva al posto di chi ha cominciato o lo supera, anche se quel giocatore è fuori gioco.',
    },
  },
  moving: {
    title: 'Muoversi',
    text: {
      'MOV-1':
        'Devi muoverti a ogni turno, tranne quando nessun settore è raggiungibile o quando un potere o una regola di missione ti permette di restare.',
      'MOV-2': [
        'Un umano si muove di un settore.',
        'Un alieno si muove di uno o due.',
        'Un alieno che si è nutrito, cioè che ha ucciso un umano, si muove da uno a tre.',
        'L’Alieno Veloce, alla sua prima mossa, può muoversi fino a tre.',
        'L’Adrenalina aggiunge un settore.',
      ],
      'MOV-4': [
        'Settori pericolosi e sicuri: tutti possono attraversarli e fermarsi lì, a meno che la regola A.4 non vieti a una fazione quelli sicuri.',
        'Settori di partenza e scialuppe chiuse: nessuno può attraversarli né fermarsi lì.',
        'Scialuppe aperte: gli umani possono attraversarle e fermarsi lì. Gli alieni possono attraversarle, se una regola della casa non lo vieta, ma non fermarsi lì.',
      ],
      'MOV-5':
        'Conta solo il settore in cui finisci. La strada la scegli tu, e attraversare un settore non ha effetti. Non puoi finire dove sei già, né dove è cominciato il tuo turno.',
      'MOV-7': 'In un settore può esserci qualunque numero di giocatori. Nessuno viene avvisato.',
      'MOV-9': 'Gli altri sentono che hai mosso, e nient’altro: né di quanto, né verso dove.',
      'MOV-10':
        'Se non puoi raggiungere alcun settore, resti dove sei. Tutti sentono che non hai potuto muoverti. Non peschi nulla; un alieno può comunque attaccare.',
    },
    pictures: {
      human: 'Un umano in D09 può raggiungere sei settori. D10 è sicuro; negli altri si pesca una carta.',
      alien:
        'Un alieno in C02 può fare fino a due passi. Arriva in A03 solo attraverso la scialuppa aperta, in cui però non può fermarsi.',
    },
  },
  noise: {
    title: 'Rumore e silenzio',
    text: {
      'SEC-2': 'In un settore sicuro non si pesca. Tutti sentono «settore silenzioso».',
      'SEC-3':
        'In un settore pericoloso peschi una carta Settore. Tutti vedono che peschi, ma nessun altro sa quale carta sia fino alla fine della partita. Con i Sedativi o con il potere del Capitano non peschi, e tutti sentono «settore silenzioso».',
      'NOI-2': [
        '**Rumore nel tuo settore**: devi annunciare il settore in cui ti trovi.',
        '**Rumore in qualunque settore**: annunci un settore pericoloso o sicuro della zona, anche il tuo.',
        '**Silenzio**: tutti sentono «silenzio».',
      ],
      'NOI-3':
        'I due rumori sono identici. Per entrambi il tavolo aspetta che tu annunci un settore: nessuno riconosce una bugia dal tempo che ci metti.',
      'NOI-6':
        'Nelle partite della Black Edition con gli oggetti, alcune carte rumore hanno un’icona: dopo aver annunciato il rumore prendi anche un oggetto, sia da umano sia da alieno. Tutti vedono che ne hai preso uno, ma non quale.',
      'NOI-7':
        'Puoi annunciare un settore sicuro. Ma lì nessuno fa rumore: tutti sapranno che è una bugia, a meno che non valga la regola A.1.',
      'SEC-6': 'Un attacco sostituisce tutto questo: niente carta e niente «settore silenzioso».',
    },
    pictures: { heard: 'Qualcuno ha annunciato un rumore in F03. Gli anelli dicono dove, non se è vero.' },
  },
  attack: {
    title: 'Attaccare',
    text: {
      'ATK-1':
        'Un alieno può attaccare una volta per turno, dopo la mossa, invece di risolvere il settore. A un umano serve una carta Attacco o, nell’edizione Ultimate, il potere del Soldato.',
      'ATK-2':
        'Si attacca il settore in cui ci si trova, e solo se è pericoloso o sicuro: mai in un settore di partenza o in una scialuppa. Il settore viene annunciato.',
      'ATK-3':
        'Chiunque altro sia in quel settore viene colpito, alieno o umano che sia. Chi attacca non subisce danni. Per ogni giocatore colpito vale il primo di questi casi che si verifica:',
      'ATK-4': [
        'Un umano con una carta Difesa si salva, e la carta è spesa.',
        'L’Alieno Bruto non può essere ucciso, ma il suo personaggio viene rivelato.',
        'Un umano con una carta Clone perde tutte le carte e torna nel Settore Umani.',
        'Chiunque altro muore, e il suo personaggio viene rivelato.',
      ],
      'ATK-5': 'Se non c’è nessun altro, tutti sentono che l’attacco è andato a vuoto.',
      'ATK-6':
        'Un giocatore ucciso perde tutte le carte, senza mostrarle, ed è fuori gioco, a meno che una regola non lo riporti in gioco.',
      'FED-1':
        'Un alieno che con un attacco uccide un umano si **nutre**: dal turno successivo, e per il resto della partita, si muove fino a tre settori. Lo sa solo lui. Uccidere un alieno non nutre, e nemmeno attaccare un umano che si salva. Il nutrimento non c’è nella modalità Semplice né con la regola C.3.',
    },
    pictures: { struck: 'Un attacco in E05. Tutti sanno chi ha attaccato, e dove.' },
  },
  hatches: {
    title: 'Scialuppe',
    text: {
      'HAT-1': 'Un umano che finisce la mossa in una scialuppa aperta deve provarla. Tutti sentono di quale si tratta.',
      'HAT-2':
        'Nella modalità Semplice il primo umano che raggiunge una scialuppa fugge e vince da solo, e la partita finisce.',
      'HAT-3': [
        'Nelle partite con le carte Scialuppa ne peschi una e la mostri a tutti.',
        '**Verde**: fuggi. La scialuppa resta chiusa, perdi le tue carte e il tuo turno è finito.',
        '**Rossa**: la scialuppa è danneggiata e si chiude. Tu resti lì, e devi cercarne un’altra.',
      ],
      'HAT-5':
        'Con le scialuppe aperte (Infezione, regola D.2) non serve una carta: fuggi, e la scialuppa si chiude dietro di te.',
      'HAT-6': 'In una scialuppa chiusa nessuno può essere attaccato. Se ne esce come da qualunque settore.',
      'HAT-7':
        'Chi è fuggito non gioca altri turni. Tutti sanno che era umano, ma il suo personaggio non viene rivelato prima della fine.',
      'DCK-9':
        'Le carte Scialuppa mostrate si mettono da parte. Si rimescolano solo quando il mazzo è vuoto e serve una carta.',
    },
    pictures: { states: 'Le scialuppe di Galilei: 1 aperta, 2 chiusa, 3 danneggiata, 4 aperta.' },
  },
  end: {
    title: 'La fine, e chi vince',
    text: {
      'END-8':
        'Ogni umano che fugge vince, qualunque cosa accada dopo. Nella modalità Semplice ce n’è uno solo. Gli umani uccisi o eliminati perdono.',
      'END-5':
        'Quando non resta nessun umano, la partita finisce. Gli alieni vincono se l’ultimo umano è stato ucciso o eliminato, o se è mutato. Non vincono se è fuggito. Un umano che sta per tornare come umano conta ancora.',
      'END-4':
        'Quando si chiude l’ultima scialuppa aperta, tutti gli umani ancora in gioco sono eliminati. Se un umano fugge con l’ultima scialuppa e ne lascia indietro altri, gli alieni vincono insieme a lui.',
      'END-6':
        'Dopo l’ultimo round tutti gli umani ancora in gioco sono eliminati e gli alieni vincono. L’ultimo round è il 39, nell’edizione Ultimate il 40, a meno che l’host non ne abbia scelto un altro.',
      'END-7':
        'Gli alieni vincono come squadra, uccisi compresi, purché almeno uno di loro sia ancora in gioco. Le regole della casa possono cambiarlo.',
      'END-10': 'Se tutti gli alieni sono fuori gioco, si continua: gli umani devono ancora fuggire.',
      'END-1':
        'Dopo ogni decisione si controlla se la partita è finita, in quest’ordine: uccisioni sufficienti (dove si vince così), nessuna scialuppa aperta, nessun umano rimasto, ultimo round completo. Contano tutte le condizioni che si verificano; come motivo della fine vale la prima.',
    },
  },
  items: {
    title: 'Oggetti',
    text: {
      'ITM-1':
        'Gli umani usano gli oggetti. Gli alieni possono solo tenerli, tranne tre alieni dell’edizione Ultimate. Puoi usare un oggetto nel turno in cui lo ottieni, e quanti ne vuoi per turno.',
      'ITM-2':
        'L’uso di un oggetto si annuncia, a meno che la regola G.4 non lo nasconda. Poi la carta si scarta; nell’edizione Ultimate esce dal gioco.',
      'ITM-4':
        'Nella Black Edition puoi tenere tre oggetti, o quattro se sei il Soldato e vale la regola H.4. Se ne hai di più, scartane uno senza mostrarlo o giocane uno che si possa giocare ora, finché rientri nel limite. Nell’edizione Ultimate non c’è limite.',
      'ITM-7': 'Tutti possono vedere quante carte hai, ma mai quali.',
    },
    when: {
      title: 'Quando si usa ogni oggetto',
      item: 'Oggetto',
      before: 'prima della mossa',
      arrived: 'dopo',
      over: 'troppe carte',
      close: 'alla fine',
      itself: 'automatico, quando l’umano che lo ha viene colpito',
      yes: 'sì',
    },
  },
  characters: {
    title: 'Personaggi e poteri',
    text: {
      'SCN-H0':
        'In Semplice, Arena e Ultimate semplice non ci sono poteri; in Completa e Infezione ci sono solo quelli che aggiunge l’host. In Old School li ha l’equipaggio; in Ultimate ogni personaggio ne ha uno. Un potere dell’equipaggio funziona solo finché chi lo ha è tra gli umani.',
      'ULT-4':
        'Un potere è segreto, a meno che non dica che il tuo personaggio viene rivelato. Una volta esaurito, resta esaurito.',
      'ULT-38': 'Chi cambia fazione perde il proprio potere.',
    },
    crew: 'Umani',
    aliens: 'Alieni dell’edizione Ultimate',
    black: 'Old School',
    ultimate: 'Ultimate',
  },
  editions: {
    title: 'Edizioni e modalità',
    text: {
      'PST-1':
        'Ogni tavolo parte da una modalità. L’host può poi aggiungere regole di missione e cambiare le regole della casa e il numero di carte. Le regole si leggono prima di sedersi e, al tavolo, nel menu.',
      'ULT-1': [
        'L’edizione Ultimate ha 40 round. Il suo manuale in inglese chiama «escape pods» le scialuppe.',
        'Ha un solo grande mazzo di rumori, silenzi e oggetti. Silenzi e oggetti si tengono in mano, e per gli altri sono uguali.',
        'Le carte Scialuppa sono quattro verdi e una rossa.',
        'Di un umano ucciso si rivela il personaggio; perde tutte le carte e al turno successivo torna come alieno nel Settore Alieni: fino a due settori per turno, senza nutrimento, senza potere. Gli alieni uccisi sono fuori gioco.',
        'In Ultimate semplice non ci sono poteri, e gli oggetti contano come silenzio.',
      ],
    },
  },
  scenarios: {
    title: 'Regole di missione',
    goesWith: (codes) =>
      `Ogni codice si può aggiungere, uno per uno, alla modalità Completa e alle missioni che ne derivano. Con Semplice e Ultimate semplice, nessuno; con Ultimate, solo ${codes}.`,
    text: {
      'END-9': [
        'Chi deve tornare aspetta il suo turno successivo. Fino ad allora non è in nessun punto della mappa: nessuno può attaccarlo, illuminarlo o localizzarlo.',
        'Torna come umano nel Settore Umani (Clone), come alieno nel settore in cui l’hanno ucciso (B.3), come alieno nel Settore Alieni (Ultimate), oppure nella sua fazione, nel punto da cui era partito (A.5).',
        'La fazione cambia in quel momento, non prima. Se la partita finisce prima, un umano ucciso ha perso.',
      ],
    },
  },
  switches: {
    title: 'Regole della casa',
    text: {
      choice:
        'Su questi punti le regole stampate tacciono o non concordano. Sceglie l’host; l’impostazione standard è indicata.',
    },
    settled: {
      others: 'Altri punti sono uguali a ogni tavolo:',
      'SWI-20': [
        'Le scialuppe chiuse bloccano tutti, e nessuno attraversa un settore di partenza.',
        'Andare e tornare non è una mossa. Per attaccare bisogna muoversi, tranne per chi non può, resta sul posto o è in agguato.',
        'Il Teletrasporto non evita di pescare una carta.',
        'La Difesa vale anche contro gli attacchi degli umani.',
        'Le carte oltre il limite si scartano senza mostrarle.',
        'Dopo una carta rossa si resta nella scialuppa.',
        'Se i giocatori sono dispari, quello in più è un alieno.',
      ],
    },
    usual: (value) => `standard: ${value}`,
  },
  secrets: {
    title: 'Chi sa che cosa',
    text: {
      'VIS-1':
        'Solo tu conosci il tuo personaggio, la tua fazione e il punto da cui parti, finché una regola non li rivela. Attacchi, oggetti e fughe possono tradirti. Nelle partite senza umani le scialuppe di partenza vengono annunciate.',
      'VIS-4':
        'Gli altri sanno che hai mosso, non dove né di quanto. Se resti sul posto (A.2) o non puoi muovere lo si annuncia, ma il settore no. Restare grazie a un potere sembra una mossa.',
      'VIS-8':
        'Solo tu sai perché c’è stato silenzio. Un settore sicuro, i Sedativi e il potere del Capitano danno lo stesso annuncio.',
      'VIS-10': 'Solo tu sai se un rumore che hai annunciato è vero, fino alla fine.',
      'VIS-26': 'Solo l’alieno stesso sa di essersi nutrito.',
      'VIS-36':
        'Tutti vedono quante carte ci sono nei mazzi, negli scarti e nelle mani, il round, di chi è il turno, lo stato delle scialuppe e tutte le uccisioni.',
      'VIS-39': 'Solo tu vedi che cosa puoi fare ora e quali tue scelte sono state rifiutate.',
      open: 'Quando la partita è finita si scopre tutto: personaggi, percorsi e carte.',
    },
  },
}
