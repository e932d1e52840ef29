import type { RuleWords } from './en.ts'

export const it: RuleWords = {
  host: {
    scenario: 'Scrivi la tua missione',
    preset: 'Regole',
    zone: 'Zona',
    zoneFails: 'Non con queste regole',
    seatsHelp: (crew) => `In questa partita: ${crew}. I bot occupano i posti liberi.`,
    presetHelp: 'Scegli una modalità: sotto puoi cambiare tutto.',
    zoneHelp: 'La mappa su cui si gioca. Le scialuppe sono in verde.',
    size: (sectors, hatches) => `${sectors} settori, ${hatches === 1 ? '1 scialuppa' : `${hatches} scialuppe`}`,
    more: 'Altre regole',
    moreHelp: 'Regole di missione, regole della casa e numero di carte.',
    changed: (n) => (n === 1 ? '1 modifica' : `${n} modifiche`),
    codes: 'Regole di missione',
    own: (preset) => `Fa parte della modalità ${preset}.`,
    closed: (preset) => `Non disponibile in modalità ${preset}.`,
    switches: 'Regole della casa',
    decks: 'Numero di carte',
    decksHelp: 'Scegli quante copie ci sono di ogni carta, da 0 a 99.',
    usual: (n) => `standard: ${n}`,
    reset: 'Ripristina i numeri',
    otherZones: 'Altre zone',
    yourZones: 'Le tue zone',
    zoneLink: 'Link a una zona',
    useZone: 'Usa questa zona',
    noZone: 'Questa zona non esiste o non è pubblica.',
    openGallery: 'Apri la galleria',
    print: 'Stampa questa zona',
    summary: 'Regole di questo tavolo',
    warnings: 'Da sapere',
    all: 'tutte',
  },
  groups: {
    A: 'Settori e movimenti',
    B: 'Umani',
    C: 'Alieni',
    D: 'Scialuppe',
    E: 'Vittoria',
    G: 'Oggetti segreti',
    H: 'Poteri dell’equipaggio',
    J: 'Trovare oggetti',
    crew: 'Equipaggio e velocità',
    own: 'Regole di Selva',
  },
  presets: {
    basic: 'Niente oggetti né poteri. Il primo umano che raggiunge una scialuppa vince da solo.',
    advanced: 'Oggetti, carte Scialuppa e alieni più veloci dopo aver ucciso un umano.',
    infection: 'Gli umani uccisi tornano come alieni, e le scialuppe non richiedono carte.',
    arena: 'Niente umani: gli alieni partono dalle scialuppe, si danno la caccia e, se uccisi, tornano.',
    'old-school': 'Le regole della modalità Completa, con i poteri dell’equipaggio e gli oggetti usati in segreto.',
    'ultimate-basic': 'Il mazzo grande, senza oggetti né poteri. Gli umani uccisi tornano come alieni.',
    ultimate: 'Dieci oggetti e sedici personaggi con poteri. Gli umani uccisi tornano come alieni.',
  },
  codes: {
    'crew.sides': {
      name: 'Fazioni disuguali',
      line: 'Una fazione ha un numero fisso di giocatori, non importa quanti siano al tavolo.',
      more: 'Gli altri fanno parte dell’altra fazione, e tutti conoscono i due numeri. In ogni fazione serve almeno un giocatore, e i personaggi umani sono solo otto.',
      with: ({ fixed, count }) =>
        fixed === 'aliens'
          ? `${count === 1 ? 'Un giocatore è alieno' : `${count} giocatori sono alieni`}. Tutti gli altri sono umani.`
          : `${count === 1 ? 'Un giocatore è umano' : `${count} giocatori sono umani`}. Tutti gli altri sono alieni.`,
    },
    'crew.humans': {
      name: 'Umani scelti',
      line: 'Ogni umano riceve un personaggio preso da un elenco.',
      more: 'Tutti conoscono l’elenco, che deve avere almeno tanti personaggi quanti sono gli umani.',
      with: ({ characters }) =>
        characters.length === 1
          ? 'C’è solo questo personaggio umano.'
          : `Ogni umano riceve uno di questi ${characters.length} personaggi.`,
    },
    'crew.aliens': {
      name: 'Alieni scelti',
      line: 'Ogni alieno riceve un personaggio preso da un elenco.',
      more: 'Tutti conoscono l’elenco. Se gli alieni sono più dei personaggi, alcuni hanno lo stesso.',
      with: ({ aliens }) =>
        aliens.length === 1
          ? 'Tutti gli alieni hanno questo personaggio.'
          : `Ogni alieno riceve uno di questi ${aliens.length} personaggi.`,
    },
    'crew.speeds': {
      name: 'Altre velocità',
      line: 'Scegli di quanto si muovono umani e alieni.',
      more: 'L’Adrenalina si aggiunge alla nuova velocità. Un alieno che ha ucciso un umano si muove sempre fino a tre settori.',
      with: ({ humanSpeed, alienSpeed }) =>
        `Settori per turno: umani ${humanSpeed === 1 ? 'uno' : `fino a ${humanSpeed}`}, alieni ${alienSpeed === 1 ? 'uno' : `fino a ${alienSpeed}`}.`,
    },
    'A.1': {
      name: 'Nessun posto è tranquillo',
      line: 'Si pesca una carta anche nei settori sicuri.',
      more: 'Sedativi e Gatto funzionano anche lì. Il potere del Capitano no.',
    },
    'A.2': {
      name: 'Restare sul posto',
      line: 'Invece di muoversi si può restare sul posto. Lo si annuncia.',
      more: 'Poi si risolve il settore come se si fosse appena arrivati, oppure si attacca, se si può. In un settore di partenza o in una scialuppa non succede nulla.',
    },
    'A.4': {
      name: 'Settori sbarrati',
      line: 'Non si può entrare nei settori sicuri né attraversarli.',
      more: 'L’host sceglie se vale per tutti, per gli umani o per gli alieni. Una zona non è ammessa se qualcuno non può fare la prima mossa o se gli umani non possono raggiungere una scialuppa.',
      with: ({ barred }) =>
        ({
          both: 'Nessuno può entrare nei settori sicuri o attraversarli.',
          humans: 'Gli umani non possono entrare nei settori sicuri né attraversarli.',
          aliens: 'Gli alieni non possono entrare nei settori sicuri né attraversarli.',
        })[barred],
    },
    'A.5': {
      name: 'Di nuovo in gioco',
      line: 'Chi viene ucciso ricomincia da dove era partito.',
      more: 'Rientra al suo turno successivo. Conserva fazione, uccisioni, velocità e poteri già usati, ma perde le carte. Con Infezione (B.3) o nell’edizione Ultimate vale solo per gli alieni.',
      with: ({ sides }) =>
        sides.includes('human')
          ? 'Chi viene ucciso ricomincia da dove era partito.'
          : 'Un alieno ucciso ricomincia da dove era partito.',
    },
    'B.3': {
      name: 'Infezione',
      line: 'Un umano ucciso torna come alieno nello stesso settore.',
      more: 'Succede al suo turno successivo, chiunque l’abbia ucciso. Torna con la velocità normale e senza potere. Gli alieni uccisi sono fuori gioco.',
    },
    'B.4': {
      name: 'Partenza da una scialuppa',
      line: 'Gli umani partono da una scialuppa.',
      more: 'L’host sceglie quale. Resta chiusa, a meno che l’host non permetta di usarla. Il Teletrasporto porta comunque al Settore Umani e, con H.2, lo Psicologo parte dal Settore Alieni.',
      with: ({ hatch, usable }) =>
        usable
          ? `Gli umani partono dalla scialuppa ${hatch}, che possono usare in seguito.`
          : `Gli umani partono dalla scialuppa ${hatch}, che è chiusa.`,
    },
    'B.6': {
      name: 'Niente umani',
      line: 'Tutti sono alieni: contano solo le uccisioni.',
      more: 'Le scialuppe non si chiudono mai. Se dopo l’ultimo round nessuno ha abbastanza uccisioni, non vince nessuno oppure vince chi ne ha di più: lo decide una regola della casa. Se resta un solo giocatore e nessuno deve tornare, la partita finisce subito allo stesso modo.',
    },
    'C.3': {
      name: 'Niente nutrimento',
      line: 'Chi uccide un umano non diventa più veloce.',
      more: 'Tutti gli alieni mantengono la velocità normale.',
    },
    'C.6': {
      name: 'Alieni nelle scialuppe',
      line: 'Gli alieni partono dalle scialuppe, distribuiti a caso.',
      more: 'Ogni alieno conosce solo il proprio punto di partenza. Se non ci sono umani, i punti di partenza vengono annunciati. Gli umani possono usare queste scialuppe come sempre.',
      with: ({ hatches }, list) =>
        hatches === 'all'
          ? 'Gli alieni partono dalle scialuppe, distribuiti a caso.'
          : `Gli alieni partono ${list(hatches)}, distribuiti a caso.`,
    },
    'D.2': {
      name: 'Scialuppe aperte',
      line: 'Le scialuppe non richiedono carte: l’umano che ne raggiunge una fugge.',
      more: 'Non ci sono carte Scialuppa e il potere dell’Ingegnere non serve. Ogni scialuppa porta via un umano e poi resta chiusa.',
    },
    'E.3': {
      name: 'Si vince a uccisioni',
      line: 'Chi ha abbastanza uccisioni vince, e la partita finisce.',
      more: 'Conta ogni giocatore ucciso, di entrambe le fazioni; chi sopravvive all’attacco non conta. Vincono anche gli umani già fuggiti e, se lo stesso attacco non lascia umani, anche gli alieni.',
      with: ({ n }) =>
        n === 'players'
          ? 'Vince chi arriva per primo a tante uccisioni quanti sono i giocatori, e la partita finisce.'
          : n === 1
            ? 'Vince chi uccide per primo, e la partita finisce.'
            : `Vince chi arriva per primo a ${n} uccisioni, e la partita finisce.`,
    },
    'G.4': {
      name: 'Oggetti nascosti',
      line: 'Adrenalina, Sedativi, Attacco e Luci non si annunciano: gli altri vedono solo scartare una carta.',
      more: 'Un attacco o una luce si vedono comunque. Teletrasporto e Difesa si annunciano come sempre.',
    },
    'H.1': {
      name: 'Capitano',
      line: 'Il Capitano non pesca la prima volta che entra in un settore pericoloso.',
      more: 'È automatico: gli altri sentono «settore silenzioso». Il potere si esaurisce all’arrivo, anche con i Sedativi o con un attacco.',
    },
    'H.2': {
      name: 'Psicologo',
      line: 'Lo Psicologo parte dal Settore Alieni.',
      more: 'Nessun altro lo sa. La prima mossa comincia da lì.',
    },
    'H.3': {
      name: 'Pilota',
      line: 'Chi è Pilota può usare ogni carta Teletrasporto tre volte.',
      more: 'Le prime due volte la carta resta in mano, alla terza si scarta.',
    },
    'H.4': {
      name: 'Soldato',
      line: 'Il Soldato può tenere quattro oggetti.',
      more: 'Se il limite del tavolo è più alto, vale anche per il Soldato.',
    },
    'H.13': {
      name: 'Ufficiale',
      line: 'Una volta per partita l’Ufficiale può restare sul posto. Agli altri sembra una mossa.',
      more: 'Poi il settore si risolve come se ci fosse appena entrato.',
    },
    'H.14': {
      name: 'Copilota',
      line: 'Una volta per partita chi è Copilota può teletrasportarsi senza carta.',
      more: 'Si annuncia come una carta Teletrasporto, ma non fa parte della mano.',
    },
    'H.15': {
      name: 'Ingegnere',
      line: 'L’Ingegnere guarda due carte Scialuppa e ne sceglie una.',
      more: 'Solo se nel mazzo ce ne sono almeno due. L’altra torna nel mazzo senza essere mostrata.',
    },
    'H.16': {
      name: 'Dottore',
      line: 'Una volta per partita il Dottore può rivelare il personaggio di un altro giocatore.',
      more: 'Solo nel turno del Dottore. Il Dottore non viene rivelato.',
    },
    'J.4': {
      name: 'Oggetti nel silenzio',
      line: 'Le carte Silenzio danno un oggetto. Le carte rumore no.',
      more: 'Le icone sulle carte rumore si ignorano.',
    },
    'own.lightsOut': {
      name: 'Luci spente',
      line: 'Da un certo round in poi si pesca una carta anche nei settori sicuri.',
      more: 'Il round comincia con un annuncio e la mappa mostra tutti i settori come pericolosi. Sedativi e Gatto funzionano ovunque; il potere del Capitano solo dove il settore era già pericoloso.',
      with: ({ round }) => `Dal round ${round} in poi si pesca una carta anche nei settori sicuri.`,
    },
    'own.silentRounds': {
      name: 'Round di silenzio',
      line: 'In alcuni round nessuno pesca carte.',
      more: 'Ogni round silenzioso comincia con un annuncio. Si sentono solo «settore silenzioso» e gli attacchi, anche con «Luci spente».',
      with: ({ every }) => `Un round ogni ${every} è silenzioso: nessuno pesca carte.`,
    },
    'own.lockedHatches': {
      name: 'Scialuppe bloccate',
      line: 'Le scialuppe restano bloccate fino a un certo round.',
      more: 'L’host sceglie quali. In una scialuppa bloccata non si entra e non si passa. Quando comincia il suo round, si annuncia che si apre. Finché una scialuppa deve ancora aprirsi, gli umani non vengono eliminati.',
      with: ({ locked, round }) =>
        locked === 'all'
          ? `Tutte le scialuppe sono bloccate fino al round ${round}.`
          : `Scialuppe bloccate fino al round ${round}: ${locked.join(', ')}.`,
    },
    'own.roomForTwo': {
      name: 'Posto per due',
      line: 'Ogni scialuppa ha due posti. Una fuga o una carta rossa ne toglie uno.',
      more: 'Dopo la prima carta rossa l’umano resta lì: può uscire e riprovare in un turno successivo. Una scialuppa senza posti è chiusa.',
    },
    'own.sturdyHatches': {
      name: 'Scialuppe robuste',
      line: 'Una carta Scialuppa rossa non danneggia la scialuppa.',
      more: 'L’umano resta lì: può uscire e riprovare in un turno successivo. Non ha effetto se le scialuppe non richiedono carte.',
    },
    'own.selfDestruct': {
      name: 'Autodistruzione',
      line: 'Dopo il primo tentativo di fuga restano solo pochi round.',
      more: 'Scatta quando un umano raggiunge una scialuppa aperta, anche se la carta è rossa. Tutti vedono quale round è ora l’ultimo. Se la partita finisce comunque prima, non cambia nulla.',
      with: ({ after }) =>
        after === 1
          ? 'Dopo il primo tentativo di fuga resta un round.'
          : `Dopo il primo tentativo di fuga restano ${after} round.`,
    },
    'own.together': {
      name: 'Tutti per uno',
      line: 'Gli umani vincono insieme, quando ne sono fuggiti abbastanza.',
      more: 'Allora vincono tutti gli umani, anche quelli uccisi, e la partita finisce. Appena ne restano troppo pochi, vincono gli alieni. Se al tavolo ci sono meno umani, devono fuggire tutti.',
      with: ({ escapes }) =>
        escapes === 1
          ? 'Il primo umano che fugge fa vincere tutti gli umani.'
          : `Tutti gli umani vincono quando ne sono fuggiti ${escapes}. Se ne restano troppo pochi, vincono gli alieni.`,
    },
    'own.courier': {
      name: 'La scatola nera',
      line: 'Un umano, noto a tutti, porta la scatola nera. Gli umani vincono se la scatola lascia la nave.',
      more: 'Quando fugge chi la porta, vincono tutti gli umani a bordo o già fuggiti, e la partita finisce. Se chi la porta viene ucciso, la prende l’umano successivo nell’ordine di turno e tutti vengono a sapere chi è. Senza la scatola non vince nessun umano.',
    },
    'own.secondWave': {
      name: 'Seconda ondata',
      line: 'Un alieno ucciso torna una volta, nel Settore Alieni.',
      more: 'Conserva il suo potere. Torna una volta anche un umano diventato alieno. Un alieno ucciso per la seconda volta è fuori gioco.',
      with: ({ again }) =>
        again
          ? 'La prima volta, invece, un alieno ucciso torna nel Settore Alieni.'
          : 'Un alieno ucciso torna una volta, nel Settore Alieni.',
    },
    'own.echo': {
      name: 'Eco',
      line: '«Rumore nel tuo settore» indica il settore in cui è cominciato il tuo turno.',
      more: 'Se il turno è cominciato in un settore di partenza o in una scialuppa, si annuncia il settore in cui si è ora.',
    },
    'own.motionTracker': {
      name: 'Rilevatore di movimento',
      line: 'A ogni inizio di round si annuncia quanti giocatori ci sono in ogni terzo della nave.',
      more: 'I terzi sono le colonne da A a H, da I a O e da P a W. Chi deve ancora rientrare non conta.',
    },
    'own.openSides': {
      name: 'Fazioni scoperte',
      line: 'All’inizio si annuncia la fazione di ognuno.',
      more: 'I personaggi restano segreti.',
    },
    'own.frenzy': {
      name: 'Frenesia',
      line: 'Da un certo round in poi tutti gli alieni sono veloci come dopo un’uccisione.',
      more: 'Il round comincia con un annuncio. Vale anche senza nutrimento.',
      with: ({ round }) => `Dal round ${round} in poi tutti gli alieni si muovono fino a tre settori.`,
    },
  },
  parameters: {
    barred: 'Vale per',
    values: {
      barred: { both: 'tutti', humans: 'gli umani', aliens: 'gli alieni' },
      fixed: { humans: 'umani', aliens: 'alieni' },
    },
    fixed: 'Fazione fissa',
    count: 'Giocatori',
    characters: 'Personaggi',
    aliens: 'Personaggi',
    humanSpeed: 'Umani',
    alienSpeed: 'Alieni',
    hatch: 'Scialuppa di partenza',
    hatchNumber: (n) => `Scialuppa ${n}`,
    usable: 'Gli umani possono usarla in seguito',
    hatches: 'Scialuppe di partenza',
    n: 'Uccisioni per vincere',
    players: 'Tante quanti i giocatori',
    round: 'Dal round',
    every: 'Un round ogni',
    after: 'Round rimasti',
    escapes: 'Fughe per vincere',
    locked: 'Scialuppe bloccate',
  },
  switches: {
    alienTransit: {
      name: 'Alieni attraverso le scialuppe',
      help: 'Gli alieni possono attraversare una scialuppa aperta?',
      values: { open: 'permesso', never: 'non permesso' },
    },
    attackAfterDraw: {
      name: 'Attacco dopo la pesca',
      help: 'Si può giocare una carta Attacco dopo aver pescato una carta Settore?',
      values: { true: 'sì', false: 'no' },
    },
    adrenaline: {
      name: 'Adrenalina',
      help: 'Di quanto permette di muoversi?',
      values: { plusOne: 'un settore in più', two: 'almeno due settori' },
    },
    deadAliensWin: {
      name: 'Vincono anche gli alieni uccisi',
      help: 'Gli alieni uccisi vincono con la loro fazione?',
      values: { true: 'sì', false: 'no' },
    },
    aliensMustLive: {
      name: 'Un alieno superstite',
      help: 'Perché vincano gli alieni, almeno uno deve essere ancora in gioco?',
      values: { true: 'necessario', false: 'non necessario' },
    },
    psychicItems: {
      name: 'Alieno Psichico e oggetti',
      help: 'Anche gli oggetti che pesca l’Alieno Psichico diventano rumori?',
      values: { true: 'sì', false: 'no' },
    },
    killTie: {
      name: 'Se le uccisioni non bastano',
      help: 'Chi vince una partita senza umani se all’ultimo round nessuno ha abbastanza uccisioni?',
      values: { none: 'non vince nessuno', mostKills: 'vince chi ne ha di più' },
    },
    crew: {
      name: 'Equipaggio',
      help: 'Quale equipaggio si usa fino a otto giocatori?',
      values: { first: 'il primo', both: 'entrambi' },
    },
    noiseTargets: {
      name: 'Rumore in qualunque settore',
      help: 'Quali settori si possono annunciare?',
      values: { plain: 'pericolosi e sicuri', dangerous: 'pericolosi, e il proprio' },
    },
    rounds: { name: 'Round', help: 'Quanti round dura al massimo la partita?', values: {} },
    handLimit: {
      name: 'Limite di mano',
      help: 'Quanti oggetti si possono tenere?',
      values: { none: 'nessun limite', number: 'con limite' },
    },
  },
  decks: { dangers: 'Carte Settore', items: 'Oggetti', hatchCards: 'Carte Scialuppa' },
  cards: {
    yours: 'Rumore nel tuo settore',
    yoursIcon: 'Rumore nel tuo settore, con oggetto',
    any: 'Rumore in qualunque settore',
    anyIcon: 'Rumore in qualunque settore, con oggetto',
    silence: 'Silenzio',
    green: 'Verde',
    red: 'Rossa',
  },
  places: {
    humanSector: 'dal Settore Umani',
    alienSector: 'dal Settore Alieni',
    hatch: (n) => `dalla scialuppa ${n}`,
  },
  lines: {
    sides: (crew) => `A questo tavolo: ${crew}.`,
    length: (n) => (n === 1 ? 'La partita dura un round.' : `La partita dura al massimo ${n} round.`),
    speed: {
      human: (n) =>
        n === 1
          ? 'Gli umani si muovono di un settore per turno.'
          : `Gli umani si muovono fino a ${n} settori per turno.`,
      alien: (n) =>
        n === 1
          ? 'Gli alieni si muovono di un settore per turno.'
          : `Gli alieni si muovono fino a ${n} settori per turno.`,
    },
    feeding: (n) => `Un alieno che ha ucciso un umano si muove fino a ${n} settori.`,
    dangers: (n) => (n === 1 ? '1 carta Settore.' : `${n} carte Settore.`),
    doubled: 'Da nove giocatori in su i mazzi raddoppiano.',
    items: (n, kinds) => `${n === 1 ? '1 oggetto' : `${n} oggetti`}: ${kinds}.`,
    limit: (n) => `Nessuno può tenere più di ${n === 1 ? 'un oggetto' : `${n} oggetti`}.`,
    noLimit: 'La mano non ha limiti.',
    keeps: 'Silenzi e oggetti vengono dallo stesso mazzo e si tengono. Gli altri non possono distinguerli.',
    hatches: {
      first: 'Il primo umano che raggiunge una scialuppa vince da solo, e la partita finisce.',
      open: (room) =>
        room === 1 ? 'Ogni scialuppa porta in salvo un umano.' : `Ogni scialuppa porta in salvo ${room} umani.`,
      card: (green, red) =>
        `Carte Scialuppa: ${green} ${green === 1 ? 'verde' : 'verdi'} (fuggi), ${red} ${red === 1 ? 'rossa' : 'rosse'} (la scialuppa è danneggiata).`,
      roomy: (green, red) =>
        `Carte Scialuppa: ${green} ${green === 1 ? 'verde' : 'verdi'} (fuggi), ${red} ${red === 1 ? 'rossa' : 'rosse'} (la scialuppa perde un posto).`,
      sturdy: (green, red) =>
        `Carte Scialuppa: ${green} ${green === 1 ? 'verde' : 'verdi'} (fuggi), ${red} ${red === 1 ? 'rossa' : 'rosse'} (resti lì e puoi riprovare più tardi).`,
      escapersWin: 'Vince ogni umano che fugge.',
    },
    killedHumansReturn: 'Un umano ucciso torna come alieno nel Settore Alieni.',
    powers: 'I personaggi hanno poteri:',
    changed: (name, value) => `${name}: ${value}.`,
  },
  refusals: {
    codePreset: (code) => `«${code}» non è disponibile con queste regole.`,
    codeWithB6: (code) => `«${code}» richiede degli umani, e non ce ne sono.`,
    codeB6: (code) => `Senza umani serve «${code}», altrimenti nessuno potrebbe vincere.`,
    parameter: (code) => `A «${code}» manca un’impostazione.`,
    switchValue: (name) => `«${name}» non può avere questo valore.`,
    deckCount: (card) => `Scegli un numero da 0 a 99 per «${card}».`,
    deckUnused: (card) => `«${card}» non si usa con queste regole.`,
    deckEmpty: (deck) => `Serve almeno una di queste carte: «${deck}».`,
    hatch: (n) => `Questa zona non ha la scialuppa ${n}.`,
    hatchesShut: 'Almeno una scialuppa deve restare aperta.',
    presetZone: (preset, zone, others) => `${preset} non funziona su ${zone}. Scegli ${others}.`,
    rulesZone: (zone, others) => `Queste regole non funzionano su ${zone}. Scegli ${others}.`,
    startStuck: (place) => `In questa zona nessuno potrebbe muoversi ${place}.`,
    noWayOut: (place) => `In questa zona un umano che parte ${place} non potrebbe raggiungere nessuna scialuppa.`,
    codeSeats: (range) => `Con queste fazioni servono ${range} giocatori.`,
    crewFew: (n) => `Scegli almeno ${n === '1' ? 'un personaggio umano' : `${n} personaggi umani`}.`,
    seats: 'Scegli da 2 a 16 posti.',
    other: 'Queste impostazioni non sono compatibili tra loro.',
  },
  warned: {
    startsApart: (one, other) => `Chi parte ${one} e chi parte ${other} non potranno mai incontrarsi.`,
    killsOutOfReach: (n) => `Nessuno può arrivare a ${n} uccisioni: troppo pochi giocatori tornano in gioco.`,
    hatchesLate: (n) => `Nessuna scialuppa si apre prima del round ${n}, quando la partita è già finita.`,
    hatchesFew: (n) => `Le scialuppe non bastano (posti: ${n}): gli umani non possono vincere.`,
  },
}
