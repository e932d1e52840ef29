import type { StayAwayBook } from './en.ts'

export const it: StayAwayBook = {
  aim: {
    title: 'Il gioco in breve',
    text: {
      short:
        'Una stazione isolata dalla neve, e qualcuno al tavolo è **La Cosa**. Ogni turno finisce con due giocatori che si danno una carta, coperta. La Cosa se ne serve per infettare, e nessun altro può vederlo.',
      sides: [
        'Gli **umani** vincono quando La Cosa brucia.',
        '**La Cosa** vince quando non resta nessun umano e lo dichiara.',
        'Gli **infetti** vincono con La Cosa, se vince.',
      ],
      talk: 'Parlate, accusate, promettete e mentite quanto volete. Una carta si può mostrare solo dove una carta lo dice.',
    },
  },
  setup: {
    title: 'Preparazione',
    text: {
      'SET-1':
        'Da 4 a 12 giocatori siedono in cerchio; chi comincia si decide a sorte. All’inizio si gioca in senso orario. La tua sinistra è il senso orario, la destra quello antiorario.',
      'DECK-1':
        'Più giocatori, più carte: ogni copia ha un numero minimo di giocatori. Quali carte sono in gioco è pubblico.',
      'SET-2':
        'Ognuno riceve quattro carte. Tra quelle distribuite ci sono La Cosa e per il resto solo azioni, difese e ostacoli: nessuno comincia con un Infetto!',
      'SET-4': 'Chi riceve La Cosa è da allora La Cosa. Tutti gli altri sono umani.',
      'SET-3': 'Tutte le altre carte, con ogni Infetto! e ogni Panico, formano il mazzo.',
      'VOC-10': 'Le carte comuni e le carte Panico hanno dorsi diversi: tutti vedono quale tipo sta in cima al mazzo.',
    },
    pictures: {
      ring: 'Il cerchio di sei. Tu sei in basso; le frecce mostrano il senso di gioco, il mazzo il suo dorso.',
    },
    decks: { title: 'Carte per numero di giocatori', card: 'Carta' },
  },
  turn: {
    title: 'Un turno',
    text: {
      'TURN-2':
        '**1. Pesca.** Peschi la prima carta, da sola. Una carta comune va in mano. Una carta Panico si mostra e accade subito; allora non c’è il secondo passo.',
      'TURN-4':
        '**2. Gioca o scarta.** Gioca una carta azione od ostacolo che ha un bersaglio valido, o scarta una carta, non vista. Non puoi passare. Qui difese e contagio non si giocano.',
      'TURN-6': '**3. Scambia.** Tu e il prossimo giocatore nel senso di gioco vi scambiate una carta.',
      'TURN-7':
        'Poi tocca al prossimo, contato da dove siedi ora. Chi viene saltato perché i posti sono cambiati è semplicemente saltato.',
      'TURN-8': 'Alla fine di ogni turno tutti hanno quattro carte.',
    },
  },
  exchange: {
    title: 'Lo scambio',
    text: {
      'EXC-3': 'Posi una carta per il prossimo giocatore, coperta. Non si può più cambiare.',
      'EXC-4': 'Il prossimo, che non sa quale sia, ne posa una anche lui, o rifiuta con una difesa.',
      'EXC-5': 'Le due carte passano di mano nello stesso momento. Solo voi due sapete che cosa è stato dato.',
      'EXC-2': 'Una porta tra voi ferma lo scambio. La quarantena no: ma allora la carta si posa scoperta.',
      'EXC-6': 'Se è rifiutato o impossibile, nessuna carta si muove e non si cerca nessun altro.',
      'HAND-3': [
        'Gli umani possono dare tutto tranne Infetto!',
        'Gli infetti possono dare tutto tranne Infetto! Solo alla Cosa possono restituirne uno, e solo se ne hanno due o più.',
        'La Cosa può dare tutto tranne La Cosa stessa.',
      ],
      'HAND-2':
        'Si può scartare ogni carta tranne La Cosa; un infetto tiene sempre un Infetto! Gli umani possono buttare via gli Infetto!',
      'TFL-1':
        'La Cosa non può accumulare Lanciafiamme. Se nel suo turno ne ha due o più deve giocarne o scartarne uno; se ne resta uno deve offrirlo nel suo scambio.',
    },
    pictures: { offer: 'Diego ti offre una carta. Rispondi con una carta, o rifiuti.' },
  },
  infection: {
    title: 'L’infezione',
    text: {
      'INF-1':
        'Un umano che riceve un Infetto! **dalla Cosa** in uno scambio, o con Giro giro tondo, è infettato subito e per sempre. Nient’altro infetta: né pescarlo, né Appuntamento al buio, né un infetto.',
      'INF-2': 'Lo sanno solo La Cosa e il nuovo infetto. Il nuovo infetto scopre chi è La Cosa.',
      'INF-3': 'La Cosa conosce sempre tutti i ruoli. Gli infetti conoscono La Cosa, e non si conoscono tra loro.',
      'SUP-1':
        '**Superinfezione.** Chi arriva a uno scambio con in mano solo Infetto! li mostra ed è fuori, a meno che sia un infetto che scambia con La Cosa. Una porta che ferma lo scambio salva anche da questo.',
    },
  },
  defence: {
    title: 'Difendersi',
    text: {
      'DEF-1':
        'Puoi rispondere a un Lanciafiamme, a un cambio di posto, o a un’offerta. Il tavolo lo chiede a ogni bersaglio, che abbia o no una risposta: così la domanda non rivela niente.',
      'DEF-3': 'La difesa si mostra e si scarta, poi peschi una carta nuova, saltando il Panico.',
      'DEF-5': [
        'Niente barbecue! ferma un Lanciafiamme.',
        'Sto bene qui ferma Cambio di posto! e Faresti meglio a scappare!',
        'Spaventoso, No, grazie! e Mancato! fermano uno scambio.',
        'Niente ferma Analisi, Sospetto, Ascia, Quarantena, una porta, o il Panico.',
      ],
      'DEF-2':
        'Non sei obbligato a usarla. Fuori dal suo momento una difesa è una carta qualsiasi: si può scartare o dare.',
      'MIS-1':
        '**Mancato!** manda l’offerta al giocatore dopo di te, che deve rispondere e non può esserne infettato. Chi offre viene saltato. Una porta sulla strada, o un prossimo in quarantena, la ferma.',
    },
  },
  obstacles: {
    title: 'Porte e quarantena',
    text: {
      'DOOR-1':
        'Una porta sta tra due vicini. Attraverso di essa non si può puntare nulla e non si fa lo scambio del turno.',
      'DOOR-3':
        'Faresti meglio a scappare!, Seduzione, Vattene da qui!, Non possiamo essere amici?, Uno, due... e Giro giro tondo ignorano le porte.',
      'DOOR-4':
        'Una porta appartiene al suo varco: resta quando i giocatori si muovono, e quando uno è fuori i due varchi diventano uno con tutte le loro porte. Se restano due giocatori, ogni porta sta tra loro.',
      'QUA-1': 'La Quarantena si mette davanti a un vicino e dura due dei suoi turni.',
      'QUA-2':
        'Tutti vedono che cosa pesca, scarta, offre e dà in risposta chi è in quarantena. Ciò che riceve, e il resto della mano, resta nascosto.',
      'QUA-4':
        'Chi è in quarantena non può giocare Lanciafiamme, Cambio di posto! o Faresti meglio a scappare!, e non può esserne bersaglio con Cambio di posto!, Faresti meglio a scappare!, Seduzione, Vattene da qui! o Non possiamo essere amici?',
      'QUA-6': 'Finisce prima con un’Ascia, Corde marce o È qui la festa?',
      'VOC-7':
        'I tuoi **vicini** sono i giocatori vivi più vicini a sinistra e a destra. Ne **raggiungi** uno se tra voi non c’è una porta.',
    },
    pictures: { door: 'Una porta tra te e Bruno, e Diego in quarantena ancora per due turni.' },
  },
  panic: {
    title: 'Panico',
    text: {
      'TURN-3':
        'Una carta Panico pescata accade subito, poi si scarta. Lo scambio segue comunque, ma non dopo Giro giro tondo e Appuntamento al buio.',
      'DRAW-2':
        'Ogni altra pesca (dopo una difesa, per Determinazione, Smemorato, Appuntamento al buio) salta le carte Panico: si mettono via non viste.',
      'DRAW-3': 'Se serve una carta e il mazzo è vuoto, gli scarti si mescolano in un mazzo nuovo.',
    },
  },
  out: {
    title: 'Fuori dal gioco',
    text: {
      'ELIM-1':
        'Il fuoco e la superinfezione mettono fuori un giocatore. Il posto si chiude, i vicini si avvicinano, le carte vanno negli scarti non viste.',
      'ELIM-2': 'A nessuno si dice il ruolo, a meno che fosse La Cosa: allora la partita finisce.',
      'ELIM-4': 'Chi è fuori può continuare a guardare, e ha perso.',
    },
    pictures: { burned: 'Carla è bruciata. Ora Bruno e Diego sono vicini.' },
  },
  end: {
    title: 'La fine, e chi vince',
    text: {
      'WIN-1': 'La Cosa è fuori: vincono gli umani vivi, tutti gli altri perdono.',
      'DECL-1':
        'La Cosa può dichiarare che non restano umani, mentre qualcuno sceglie una carta da giocare o prima che sia offerto lo scambio del turno. Può anche lasciare l’ordine di farlo al primo momento; nessuno può accorgersene.',
      'WIN-2': 'Se un umano vive ancora, la dichiarazione è sbagliata: vincono gli umani vivi.',
      'WIN-3': 'Se è giusta e nessun umano è stato messo fuori, La Cosa vince da sola.',
      'WIN-4':
        'Se è giusta e qualche umano è stato messo fuori, vincono La Cosa e gli infetti vivi, tranne l’ultimo infettato.',
      'WIN-6': 'Se La Cosa è l’unica viva, la partita finisce da sola.',
      'WIN-7': 'Chi è fuori non vince mai. Senza dichiarazione si continua.',
    },
  },
  cards: {
    title: 'Tutte le carte',
    text: {
      'ABT-2':
        'Dove una carta dice altro dalle regole generali, ha ragione la carta. Una carta senza bersaglio valido si può solo scartare.',
    },
    copies: (few, many) => `${few} in quattro giocatori, ${many} in dodici`,
  },
  switches: {
    title: 'Punti che i gruppi giocano diversamente',
    text: {
      'ABT-8': 'Qui le regole stampate tacciono o si contraddicono. Sceglie chi ospita; il modo solito è indicato.',
    },
    usual: (value) => `di solito: ${value}`,
    or: (value) => `oppure: ${value}`,
  },
  secrets: {
    title: 'Chi sa che cosa',
    text: {
      'VIS-1':
        'Le mani sono segrete; quante carte, è pubblico. Così anche posti, porte, quarantene, senso di gioco, quante carte in mazzo e scarti, e il dorso in cima.',
      'VIS-12': 'Ogni carta giocata dalla mano è pubblica, col suo bersaglio, e ogni risposta che rifiuta.',
      'VIS-20': 'Un’offerta è pubblica, la carta no. Uno scambio è pubblico, le carte no.',
      'VIS-15':
        'Ciò che mostrano Analisi e Sospetto lo vede chi guarda, e lo sa chi è guardato; gli altri sanno solo chi ha guardato chi.',
      'VIS-25': 'Un’infezione non la vede nessuno tranne i due interessati.',
      'VIS-36': 'Alla fine tutti i ruoli e le mani sono aperti.',
    },
  },
}
