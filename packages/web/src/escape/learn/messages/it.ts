import type { LessonWords } from './en.ts'

export const it: LessonWords = {
  chapters: {
    human: {
      title: 'Fuori dalla nave',
      steps: {
        welcome:
          'Sei un essere umano a bordo di una nave al buio. Bruno e Carla sono alieni e ti stanno cercando. Nessuno vede dove sono gli altri. Raggiungi una scialuppa e fuggi.',
        map: 'Il settore luminoso sei tu. I settori a righe sottili sono pericolosi: se ci entri, peschi una carta. Quelli lisci e più chiari sono sicuri. Gli anelli verdi sono le scialuppe: la scialuppa 1 è a quattro passi da te, a sinistra.',
        firstMove:
          'A ogni turno devi muoverti di un settore. Tocca E03 per vedere che cosa succederebbe lì, poi conferma.',
        draw: 'In un settore pericoloso peschi una carta. Tu la vedi, gli altri no.',
        trueNoise: '«Rumore nel tuo settore»: stavolta devi dire la verità. Annuncialo.',
        pass: 'Il tuo turno è tutto qui. Quando hai letto, finiscilo: in una partita vera finisce automaticamente dopo un attimo.',
        heard:
          'Bruno ha annunciato un rumore in G03. Sarà vero? Può aver pescato «Rumore in qualunque settore» e aver mentito. Da Carla hai sentito «settore silenzioso»: non ha pescato carte.',
        secure: 'Sanno che eri in E03. Vai in E02: è sicuro, e nessuno sentirà dove sei.',
        silent: 'Qui niente carta. Tutti sentono soltanto «settore silenzioso».',
        missed:
          'Bruno ha attaccato in E03 e non ha colpito nessuno: tu eri già altrove. Ora tutti sanno che è un alieno, e dov’è: proprio accanto a te.',
        away: 'Sguscia via in D02, verso la scialuppa.',
        bluff:
          '«Rumore in qualunque settore»: ora puoi mentire, e nessuno sentirà la differenza. Mandali lontano: scegli un settore molto a destra, dalla colonna F in poi, e annuncialo.',
        item: 'La carta aveva anche un’icona oggetto: hai trovato i Sedativi. Nessun altro sa che oggetto sia. Finisci il turno.',
        sedatives:
          'Bruno è andato a est: ti ha creduto. Usa i Sedativi prima di muoverti: in questo turno non pescherai.',
        quiet: 'Ora vai in C02 o C03, accanto alla scialuppa 1. È un settore pericoloso, ma non farai rumore.',
        hatch: 'Bruno è tornato, ma troppo tardi. Entra nella scialuppa.',
        open: 'Decide una carta Scialuppa. Verde: fuggi. Rossa: la scialuppa è danneggiata e devi cercarne un’altra.',
        out: 'Verde! Hai lasciato la nave, e hai vinto. Alla fine si scoprono i percorsi di tutti. Ora mettiti nei panni dell’alieno.',
      },
    },
    alien: {
      title: 'La caccia',
      steps: {
        welcome:
          'Ora sei un alieno. Ti muovi fino a due settori, e dove ti fermi puoi attaccare: chiunque altro sia lì muore, alieno o umano. Bruno è umano, da qualche parte alla tua sinistra.',
        follow: 'Bruno ha annunciato un rumore in G08. Scegli quel settore e vacci.',
        strike: 'Attacca. Tutti sapranno che sei un alieno, e dove sei.',
        pass: 'Ora finisci il turno.',
        bluffed: 'Non c’era nessuno: Bruno bluffava. Succede. Dove può essere davvero, facendo un passo per turno?',
        again: 'Un rumore in F08, proprio accanto a te. Stavolta può essere vero. Vai lì e attacca.',
        won: 'Preso! Non resta nessun umano, e gli alieni vincono. Dopo aver ucciso un umano, un alieno si muove fino a tre settori. Ora ne sai abbastanza per giocare: al tavolo tutto il resto si spiega strada facendo.',
      },
    },
  },
}
