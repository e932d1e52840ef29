import type { StayAwayBook } from './en.ts'

export const it: StayAwayBook = {
  aim: {
    title: 'Il gioco in breve',
    text: {
      short:
        'Una stazione è isolata dalla neve, e qualcuno al tavolo è **La Cosa**. Ogni turno finisce con due giocatori che si danno una carta, coperta. Così La Cosa infetta gli altri, e nessuno se ne accorge.',
      sides: [
        'Gli **umani** vincono quando La Cosa brucia, o quando dichiara troppo presto.',
        '**La Cosa** vince quando non restano umani e lo dichiara.',
        'Gli **infetti** vincono con La Cosa, tranne l’ultimo a essere infettato. Se nessun umano è stato eliminato, La Cosa vince da sola.',
      ],
      talk: 'Parlate, accusate, promettete e mentite quanto volete. Una carta si mostra solo se lo dice un’altra carta.',
    },
  },
  setup: {
    title: 'Preparazione',
    text: {
      'SET-5':
        'Da 4 a 12 giocatori siedono in cerchio. Chi comincia si decide a caso. All’inizio si gioca in senso orario. La tua sinistra è in senso orario, la tua destra in senso antiorario.',
      'DECK-1':
        'Più giocatori ci sono, più carte si usano: ogni copia entra in gioco da un certo numero di giocatori in su. Tutti possono vedere quali carte ci sono nella partita.',
      'SET-2':
        'Ognuno riceve quattro carte. Tra tutte c’è La Cosa; le altre sono carte azione, difesa e ostacolo. Quindi nessuno comincia con una carta «Infetto!».',
      'SET-4': 'Chi riceve La Cosa è La Cosa. Tutti gli altri sono umani.',
      'SET-3': 'Le altre carte, con tutte le «Infetto!» e tutte quelle Panico, si mescolano e formano il mazzo.',
      'VOC-10':
        'Le carte Stay Away! e le carte Panico hanno dorsi diversi: tutti vedono quale tipo è in cima al mazzo.',
    },
    pictures: {
      ring: 'Un cerchio di sei. Tu sei in basso. Le frecce mostrano il senso di gioco, il mazzo mostra il dorso.',
    },
    decks: { title: 'Carte per numero di giocatori', card: 'Carta' },
  },
  turn: {
    title: 'Un turno',
    text: {
      'TURN-2':
        '**1. Pesca.** La prima carta del mazzo si pesca automaticamente. Una carta Stay Away! va nella tua mano. Una carta Panico si mostra e ha effetto subito; in quel caso si salta il secondo passo.',
      'TURN-4':
        '**2. Gioca o scarta.** Gioca una carta azione od ostacolo che abbia un bersaglio valido, oppure scarta una carta coperta. Non puoi passare. Le carte difesa e contagio qui non si giocano.',
      'TURN-5':
        'Dopo «Determinazione» giochi o scarti un’altra carta. «Seduzione» porta con sé uno scambio, e il tuo turno finisce.',
      'TURN-6':
        '**3. Scambia.** Tu e il prossimo giocatore nel senso di gioco vi scambiate una carta. Il prossimo si conta da dove siedi ora.',
      'TURN-7':
        'Poi tocca al prossimo giocatore, contato sempre da dove siedi ora. Chi viene saltato perché i posti sono cambiati perde quel turno.',
      'TURN-8': 'Alla fine di ogni turno tutti hanno quattro carte.',
    },
  },
  exchange: {
    title: 'Lo scambio',
    text: {
      'EXC-3': 'Metti giù una carta coperta per il prossimo giocatore. Non puoi riprenderla.',
      'EXC-4':
        'Il prossimo giocatore non sa che carta sia. Ne mette giù una in cambio, o rifiuta con una carta difesa.',
      'EXC-5': 'Le due carte cambiano mano nello stesso momento. Solo voi due sapete quali erano.',
      'EXC-2':
        'Una porta tra voi ferma lo scambio di fine turno. La quarantena non lo ferma, ma la carta di chi è in quarantena è scoperta.',
      'EXC-6':
        'Se uno scambio viene rifiutato o è impossibile, nessuna carta si muove. Solo «Mancato!» coinvolge un altro giocatore.',
      'HAND-3': [
        'Gli umani possono dare qualsiasi carta tranne «Infetto!».',
        'Gli infetti possono dare qualsiasi carta tranne «Infetto!». Quella possono darla solo alla Cosa, e solo se ne hanno due o più.',
        'La Cosa può dare qualsiasi carta tranne la propria.',
      ],
      'HAND-2':
        'Puoi scartare qualsiasi carta tranne La Cosa. Un infetto tiene sempre una carta «Infetto!». Gli umani possono scartare le loro.',
      'TFL-1':
        'La Cosa non può accumulare Lanciafiamme. Se nel suo turno ne ha due o più, deve giocarne o scartarne uno. Quando fa un’offerta nel suo turno, se ha un Lanciafiamme deve offrire quello.',
    },
    pictures: { offer: 'Diego ti offre una carta. Ne dai una in cambio, o rifiuti.' },
  },
  infection: {
    title: 'L’infezione',
    text: {
      'INF-1':
        'Un umano che riceve «Infetto!» **dalla Cosa** in uno scambio, o con «Giro giro tondo», è infetto da subito e per sempre. Nient’altro infetta: né pescare la carta, né «Appuntamento al buio», né un infetto.',
      'INF-2': 'Lo sanno solo La Cosa e il nuovo infetto, che scopre chi è La Cosa.',
      'INF-3': 'La Cosa conosce il ruolo di tutti. Gli infetti sanno chi è La Cosa, ma non chi altro è infetto.',
      'SUP-1':
        '**Superinfezione.** Se all’inizio di uno scambio, o di «Giro giro tondo», hai in mano solo carte «Infetto!», mostri la mano e sei fuori gioco. Non succede a un infetto che scambia con La Cosa, né quando una porta ferma lo scambio.',
    },
  },
  defence: {
    title: 'Difendersi',
    text: {
      'DEF-1':
        'Puoi rispondere a un Lanciafiamme, a un cambio di posto o a un’offerta. Il tavolo lo chiede a ogni bersaglio, che abbia o no una carta difesa: così la domanda non rivela niente.',
      'DEF-3': 'Tutti vedono la tua carta difesa, che poi si scarta. Quindi peschi una carta, saltando quelle Panico.',
      'DEF-5': [
        '«Niente barbecue!» ferma un Lanciafiamme.',
        '«Sto bene qui» ferma «Cambio di posto!» e «Faresti meglio a scappare!».',
        '«Spaventoso», «No, grazie!» e «Mancato!» fermano uno scambio.',
        'Niente ferma «Analisi», «Sospetto», «Ascia», «Quarantena», «Porta sbarrata» e gli altri effetti del Panico.',
      ],
      'DEF-2':
        'Non è obbligatorio difendersi. In ogni altro momento una carta difesa è solo una carta da scartare o da dare.',
      'MIS-1':
        '**Mancato!** passa l’offerta al giocatore dopo di te; chi offre viene saltato. Chi la riceve deve rispondere, può difendersi a sua volta, e non può esserne infettato. Una porta di mezzo, o una quarantena su quel giocatore, ferma lo scambio.',
    },
  },
  obstacles: {
    title: 'Porte e quarantena',
    text: {
      'DOOR-1':
        'Una porta si mette tra te e un vicino, se lì non ce n’è già una. Le carte per i vicini non la attraversano, e nemmeno lo scambio di fine turno.',
      'DOOR-3':
        '«Faresti meglio a scappare!», «Seduzione», «Vattene da qui!», «Non possiamo essere amici?», «Uno, due…» e «Giro giro tondo» ignorano le porte. «Mancato!» no.',
      'DOOR-4':
        'Una porta resta nel suo varco quando i giocatori si spostano. Quando qualcuno è fuori gioco, i varchi ai due lati diventano uno, con tutte le loro porte. Se restano due giocatori, tutte le porte stanno tra loro.',
      'QUA-1':
        'La Quarantena si mette davanti a un vicino che puoi raggiungere. Vale subito e dura due turni di quel giocatore.',
      'QUA-2':
        'Tutti vedono che cosa pesca, scarta, offre e dà in cambio chi è in quarantena. Quello che riceve e il resto della mano restano nascosti.',
      'QUA-4':
        'Chi è in quarantena non può giocare «Lanciafiamme», «Cambio di posto!» o «Faresti meglio a scappare!». Non può essere bersaglio di «Cambio di posto!», «Faresti meglio a scappare!», «Seduzione», «Vattene da qui!» o «Non possiamo essere amici?», e «Uno, due…» non lo sposta.',
      'QUA-6': 'Un’Ascia, «Corde marce» o «È qui la festa?» la fanno finire prima.',
      'VOC-7':
        'I tuoi **vicini** sono i giocatori ancora in gioco più vicini, a sinistra e a destra. Puoi **raggiungere** un vicino se tra voi non c’è una porta.',
    },
    pictures: { door: 'Una porta tra te e Bruno. Diego è in quarantena ancora per due turni.' },
  },
  panic: {
    title: 'Panico',
    text: {
      'TURN-3':
        'Quando peschi una carta Panico, ha effetto subito e poi si scarta. Lo scambio si fa comunque, tranne dopo «Giro giro tondo» e «Appuntamento al buio».',
      'DRAW-2':
        'In tutti gli altri casi le carte Panico si saltano: quando peschi dopo una difesa, e per «Determinazione», «Smemorato» e «Appuntamento al buio». Le carte saltate si scartano coperte.',
      'DRAW-3': 'Se serve una carta e il mazzo è vuoto, la pila degli scarti si mescola e diventa il nuovo mazzo.',
    },
  },
  out: {
    title: 'Fuori gioco',
    text: {
      'ELIM-1':
        'Un Lanciafiamme o la superinfezione mettono fuori gioco un giocatore. Il suo posto si chiude, e i giocatori ai suoi lati diventano vicini. Le sue carte vanno nella pila degli scarti; nessuno vede quelle di chi brucia.',
      'ELIM-2':
        'Nessuno scopre il ruolo di chi è fuori gioco, a meno che non fosse La Cosa: in quel caso la partita finisce.',
      'ELIM-4': 'Chi è fuori gioco ha perso. Può continuare a guardare.',
    },
    pictures: { burned: 'Carla è bruciata. Ora Bruno e Diego sono vicini.' },
  },
  end: {
    title: 'Come finisce la partita',
    text: {
      'WIN-1': 'La Cosa è fuori gioco: vincono gli umani ancora in gioco, tutti gli altri perdono.',
      'DECL-1':
        'La Cosa può dichiarare che non restano umani, mentre qualcuno sceglie una carta da giocare o prima che venga offerto lo scambio di un turno. Può anche far partire la dichiarazione automaticamente, alla prima occasione. Gli altri non se ne accorgono.',
      'WIN-2': 'Se c’è ancora un umano in gioco, la dichiarazione è sbagliata: vincono gli umani ancora in gioco.',
      'WIN-3': 'Se è giusta e durante la partita nessun umano è stato eliminato, La Cosa vince da sola.',
      'WIN-4':
        'Se è giusta e un umano è stato eliminato, vincono La Cosa e gli infetti ancora in gioco, tranne l’ultimo a essere infettato.',
      'WIN-5':
        'L’ultimo a essere infettato è il giocatore il cui contagio non ha lasciato più umani. Se invece l’ultimo umano è stato eliminato, non c’è un ultimo infettato.',
      'WIN-6': 'Se La Cosa è l’unica rimasta in gioco, la partita finisce automaticamente.',
      'WIN-7': 'Chi è fuori gioco non vince mai. Senza dichiarazione si continua a giocare.',
    },
  },
  cards: {
    title: 'Tutte le carte',
    text: {
      'ABT-2':
        'Se una carta dice altro rispetto alle regole generali, vale la carta. Una carta senza bersaglio valido si può solo scartare.',
    },
    copies: (few, many) => `${few} in quattro giocatori, ${many} in dodici`,
  },
  switches: {
    title: 'Regole della casa',
    text: {
      'ABT-8': 'Su questi punti le regole stampate non dicono nulla o si contraddicono. Decide l’host come giocarli.',
    },
    usual: (value) => `standard: ${value}`,
    or: (value) => `oppure: ${value}`,
  },
  secrets: {
    title: 'Chi vede che cosa',
    text: {
      'VIS-1':
        'Le mani sono segrete, ma tutti vedono quante carte ha ognuno. Tutti vedono anche i posti, le porte e le quarantene, il senso di gioco, quante carte ci sono nel mazzo e negli scarti, e il dorso della carta in cima.',
      'VIS-12': 'Tutti vedono ogni carta giocata, il suo bersaglio, e ogni carta difesa.',
      'VIS-20': 'Tutti vedono offerte e scambi, ma non le carte.',
      'VIS-15':
        'Quello che rivelano «Analisi» e «Sospetto» lo sanno solo i due giocatori. Gli altri vedono soltanto chi ha guardato chi.',
      'VIS-25': 'Di un’infezione sanno solo i due giocatori coinvolti.',
      'VIS-36': 'Alla fine tutti vedono tutti i ruoli e tutte le mani.',
    },
  },
}
