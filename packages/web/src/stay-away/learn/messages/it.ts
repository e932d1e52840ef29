import type { LessonWords } from './en.ts'

export const it: LessonWords = {
  chapters: {
    human: {
      title: 'Trova La Cosa',
      steps: {
        welcome:
          'Sei umano. Uno degli altri è La Cosa: infetta le persone passando loro delle carte. Trovala e bruciala.',
        ring: 'Questo è il cerchio. Bruno siede alla tua sinistra, Diego alla tua destra. Si gioca in senso orario, come dicono le frecce. Tra Bruno e Carla c’è una porta sbarrata.',
        hand: 'Queste sono le tue carte; le vedi solo tu. Un turno ha tre passi: pescare, giocare o scartare, scambiare. Hai già pescato.',
        suspicion:
          'Dai un’occhiata a un vicino. Scegli Sospetto, indica Diego e giocalo: vedrai una delle sue carte, presa a caso.',
        saw: 'Un Infetto!. Averlo in mano è innocuo, se è stato pescato. Ma La Cosa ne tiene sempre qualcuno da dare. Ricordati di Diego.',
        exchange:
          'Ogni turno finisce con uno scambio: tu e il prossimo giocatore vi date una carta, coperta. Dai una carta a Bruno. Tieni per te No, grazie!',
        exchanged:
          'La tua carta per la sua, nello stesso momento. Solo La Cosa può infettarti così, dandoti un Infetto!. Hai ricevuto un’Ascia: non è successo niente.',
        door: 'Bruno ha scartato una carta, non vista. Poi dovrebbe scambiare con Carla, ma in mezzo c’è la porta: niente scambio.',
        panic:
          'Carla ha pescato una carta Panico: accade subito, e ogni porta è caduta. Poi ha scambiato con Diego. Che cosa le ha dato, lo sanno solo loro due.',
        refuse: 'Ora Diego offre una carta a te. Hai visto che cosa porta. Rispondi con No, grazie!',
        refused: 'Nessuna carta è passata di mano, e ne hai pescata una nuova. Nessuno saprà che cosa ti offriva.',
        burn: 'È il tuo turno, e hai pescato un Lanciafiamme. Sceglilo, indica Diego e giocalo.',
        won: 'Era La Cosa: vincono gli umani vivi. Carla era stata infettata, e tu non potevi vederlo. Ora La Cosa sei tu.',
      },
    },
    thing: {
      title: 'Essere La Cosa',
      steps: {
        welcome:
          'Sei La Cosa. Sai chi è infetto: Carla e Diego. Solo Bruno è ancora umano. Quando non lo sarà più nessuno, lo dichiari e vinci.',
        act: 'Hai pescato. Scarta una carta, per esempio Niente barbecue! Tieni i tuoi Infetto!',
        infect: 'Ora lo scambio con Bruno. Offrigli un Infetto!',
        infected:
          'L’ha preso, e ti ha dato un’Ascia. Ora Bruno è infetto: lo sa lui e lo sai tu. Gli altri hanno visto solo uno scambio.',
        declare:
          'Non resta nessun umano. Dichiaralo: il pulsante è accanto al tuo ruolo; su un telefono, apri il ruolo col pulsante delle persone in alto.',
        won: 'Vinci, e da sola, perché nessun umano è andato perduto. Se dichiari troppo presto, vincono gli umani. Ne sai abbastanza per giocare: ogni carta si spiega da sé.',
      },
    },
  },
}
