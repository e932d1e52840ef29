import type { LessonWords } from './en.ts'

export const it: LessonWords = {
  chapters: {
    human: {
      title: 'Fuori dalla nave',
      steps: {
        welcome:
          'Sei umano, a bordo di una nave buia. Bruno e Carla sono alieni e vogliono trovarti. Nessuno vede dove sono gli altri. Raggiungi un portello e vattene.',
        map: 'Il settore luminoso sei tu. Quelli tratteggiati sono pericolosi: chi ci entra pesca una carta. Quelli lisci e più chiari sono sicuri. Gli anelli verdi sono i portelli: il portello 1 è quattro passi alla tua sinistra.',
        firstMove:
          'A ogni turno devi muoverti di un settore. Tocca E03 per vedere che cosa succederebbe, poi conferma.',
        draw: 'Un settore pericoloso costa una carta. Tu la vedi, gli altri no.',
        trueNoise: 'Rumore nel tuo settore: stavolta devi dire la verità. Annuncialo.',
        pass: 'Il tuo turno è finito. Passa da solo; puoi fermarlo se vuoi pensarci.',
        heard:
          'Bruno ha fatto rumore in G03. Vero o no? Può aver pescato «Rumore in un settore qualsiasi» e aver mentito. Carla ha detto «settore silenzioso»: non ha pescato nulla.',
        secure: 'Sanno che eri in E03. Vai in E02: è sicuro, e nessuno sentirà dove sei.',
        silent: 'Qui niente carta. Tutti sentono soltanto «settore silenzioso».',
        missed:
          'Bruno ha attaccato in E03 e non ha colpito nessuno: te n’eri andato. Ora tutti sanno che è un alieno, e dov’è: proprio accanto a te.',
        away: 'Sguscia via in D02, verso il portello.',
        bluff:
          'Rumore in un settore qualsiasi: ora puoi mentire, e suona come ogni altro rumore. Mandali lontano: scegli un settore molto a destra, dalla colonna F in poi, e annuncialo.',
        item: 'La carta portava anche un oggetto: hai trovato dei Sedativi. Nessuno sa quale oggetto sia.',
        sedatives:
          'Bruno è andato a est: ti ha creduto. Hai dei Sedativi. Usali prima di muoverti: in questo turno non pescherai.',
        quiet: 'Ora vai in C02 o C03, accanto al portello 1. È pericoloso, ma tu sarai silenzioso.',
        hatch: 'Bruno è tornato, ma troppo tardi. Entra nel portello.',
        open: 'Decide una carta portello: verde ti fa uscire, rossa guasta il portello e devi correre a un altro.',
        out: 'Verde! Sei fuori, e hai vinto. Alla fine si vedono tutti i percorsi. Ora guarda la cosa dall’altra parte.',
      },
    },
    alien: {
      title: 'La caccia',
      steps: {
        welcome:
          'Ora sei un alieno. Ti muovi fino a due settori, e dove ti fermi puoi attaccare: chiunque altro sia lì muore, alieno o umano. Bruno è umano, da qualche parte alla tua sinistra.',
        follow: 'Bruno: rumore in G08. Vai lì, e prima di confermare scegli «attacca» sotto «Poi».',
        strike: 'Attacca. Tutti sapranno che sei un alieno, e dove.',
        pass: 'Il tuo turno passa da solo.',
        bluffed: 'Non c’era nessuno: Bruno aveva bluffato. Succede. Dove può essere davvero, un passo alla volta?',
        again: 'Rumore in F08, a due passi da te. Stavolta può essere vero. Vai lì e attacca.',
        won: 'Preso. Non resta nessun umano, e gli alieni vincono. Un alieno che uccide un umano da lì in poi si muove di tre settori. Ne sai abbastanza per giocare: il resto si spiega da sé al tavolo.',
      },
    },
  },
}
