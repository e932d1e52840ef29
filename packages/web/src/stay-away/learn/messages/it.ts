import type { LessonWords } from './en.ts'

export const it: LessonWords = {
  chapters: {
    human: {
      title: 'Trova La Cosa',
      steps: {
        welcome: 'Sei tra gli umani. Uno degli altri è La Cosa: infetta chi riceve le sue carte. Trovala e bruciala.',
        ring: 'Questo è il cerchio. Bruno siede alla tua sinistra, Diego alla tua destra. Si gioca in senso orario, come indicano le frecce. Tra Bruno e Carla c’è una porta sbarrata.',
        hand: 'Queste sono le tue carte. Le vedi solo tu. Un turno ha tre passi: pesca, gioca o scarta, scambia. Hai già pescato.',
        suspicion:
          'Dai un’occhiata a un vicino. Scegli «Sospetto», indica Diego e gioca la carta: vedrai una delle sue, a caso.',
        saw: 'Una carta «Infetto!». Se l’ha pescata, è innocua. Ma La Cosa ne tiene sempre qualcuna da dare. Ricordati di Diego.',
        exchange:
          'Ogni turno finisce con uno scambio: tu e il prossimo giocatore vi date una carta, coperta. Dai una carta a Bruno, ma tieni «No, grazie!».',
        exchanged:
          'La tua carta per la sua, nello stesso momento. Solo La Cosa può infettarti così, dandoti «Infetto!». Hai ricevuto un’Ascia: non è successo niente.',
        door: 'Bruno ha scartato una carta coperta. Ora dovrebbe scambiare con Carla, ma di mezzo c’è la porta: niente scambio.',
        panic:
          'Carla ha pescato una carta Panico. Ha effetto subito: tutte le porte sono sparite. Poi ha scambiato con Diego. Quali carte, lo sanno solo loro due.',
        refuse: 'Ora Diego offre una carta a te, e hai visto che cosa ha in mano. Rispondi con «No, grazie!».',
        refused: 'Nessuna carta ha cambiato mano, e ne hai pescata una nuova. Nessuno saprà che cosa ti offriva.',
        burn: 'È il tuo turno, e hai pescato un Lanciafiamme. Sceglilo, indica Diego e giocalo.',
        won: 'La Cosa era lui. Vincono gli umani rimasti. Carla era stata infettata, e tu non potevi vederlo. Ora guarda che cosa succede se prendi una carta così.',
      },
    },
    infected: {
      title: 'Essere tra gli infetti',
      steps: {
        welcome:
          'Sei di nuovo tra gli umani, in un’altra partita. È il turno di Diego, e alla fine ti offrirà una carta.',
        answer: 'Non hai carte per rifiutare uno scambio. Scegli una carta e dalla a Diego: riceverai la sua.',
        infected:
          'È «Infetto!», e viene dalla Cosa: Diego. Non sei più tra gli umani. Lo sa lui e lo sai tu; gli altri hanno visto solo uno scambio.',
        side: 'Hai cambiato fazione, fino alla fine della partita. Vinci se La Cosa dichiara che non restano umani. Se La Cosa viene bruciata, perdi.',
        lose: 'Puoi perdere anche se La Cosa vince: l’ultimo a essere infettato non vince mai, e se nessun umano viene eliminato La Cosa vince da sola. Quindi resta in gioco, e spera che gli altri non ci riescano.',
        act: 'È il tuo turno. Scarta una carta. Una carta «Infetto!» devi tenerla: il lucchetto dice perché.',
        quiet: 'Ora scambia con Bruno. Tu non puoi infettare nessuno: può farlo solo La Cosa. Dagli una carta innocua.',
        lie: 'Bruno non si è accorto di niente. In una partita vera ora puoi mentire: di’ agli altri che Diego ti ha dato un Whisky, o accusa Carla. Nella prossima parte, La Cosa sei tu.',
      },
    },
    thing: {
      title: 'Essere La Cosa',
      steps: {
        welcome:
          'Sei La Cosa. Sai chi è infetto: Carla e Diego. Solo Bruno è ancora umano. Quando non restano umani, lo dichiari e vinci.',
        act: 'Hai pescato una carta. Scartane una, per esempio «Niente barbecue!». Tieni le tue carte «Infetto!».',
        infect: 'Ora scambia con Bruno. Offrigli «Infetto!».',
        infected:
          'L’ha presa, e ti ha dato un’Ascia. Ora Bruno è infetto. Lo sa lui, e lo sai tu. Gli altri hanno visto solo uno scambio.',
        declare:
          'Non restano umani. Dichiaralo: il pulsante è accanto al tuo ruolo. Sul telefono, tocca prima il pulsante dei giocatori in alto.',
        won: 'Hai vinto, e la vittoria è tutta tua, perché nessun umano è stato eliminato. Se dichiari troppo presto, vincono gli umani. Ora ne sai abbastanza per giocare: ogni carta spiega che cosa fa.',
      },
    },
  },
}
