import type { RuleWords } from './en.ts'

export const pt: RuleWords = {
  host: {
    scenario: 'Escrever um cenário próprio',
    preset: 'Regras',
    zone: 'Zona',
    zoneFails: 'Não com estas regras',
    seatsHelp: (crew) => `Neste jogo: ${crew}. Os bots ocupam os lugares livres.`,
    presetHelp: 'Escolhe um modo; abaixo podes mudar tudo.',
    zoneHelp: 'O mapa em que se joga. As escotilhas estão assinaladas a verde.',
    size: (sectors, hatches) => `${sectors} setores, ${hatches === 1 ? '1 escotilha' : `${hatches} escotilhas`}`,
    more: 'Mais regras',
    moreHelp: 'Regras de cenário, regras da casa e número de cartas.',
    changed: (n) => (n === 1 ? '1 alteração' : `${n} alterações`),
    codes: 'Regras de cenário',
    own: (preset) => `Faz parte do modo ${preset}.`,
    closed: (preset) => `Não disponível no modo ${preset}.`,
    switches: 'Regras da casa',
    decks: 'Número de cartas',
    decksHelp: 'Escolhe quantas cópias há de cada carta, de 0 a 99.',
    usual: (n) => `habitual: ${n}`,
    reset: 'Repor os números',
    otherZones: 'Outras zonas',
    yourZones: 'As tuas zonas',
    zoneLink: 'Link para uma zona',
    useZone: 'Usar esta zona',
    noZone: 'Essa zona não existe ou não é pública.',
    openGallery: 'Abrir a galeria',
    print: 'Imprimir esta zona',
    summary: 'Regras desta mesa',
    warnings: 'Convém saber',
    all: 'todas',
  },
  groups: {
    A: 'Setores e movimentos',
    B: 'Humanos',
    C: 'Extraterrestres',
    D: 'Escotilhas',
    E: 'Vitória',
    G: 'Objetos secretos',
    H: 'Poderes da tripulação',
    J: 'Encontrar objetos',
    crew: 'Tripulação e velocidades',
    own: 'Regras do Selva',
  },
  presets: {
    basic: 'Sem objetos nem poderes. O primeiro humano a chegar a uma escotilha ganha sozinho.',
    advanced: 'Objetos, cartas de escotilha e extraterrestres mais rápidos depois de eliminarem um humano.',
    infection: 'Os humanos eliminados voltam como extraterrestres, e as escotilhas não precisam de carta.',
    arena:
      'Sem humanos: os extraterrestres partem das escotilhas, caçam-se uns aos outros e, quando são eliminados, voltam.',
    'old-school': 'As regras do modo Avançado, com poderes da tripulação e objetos usados em segredo.',
    'ultimate-basic': 'O baralho grande, sem objetos nem poderes. Os humanos eliminados voltam como extraterrestres.',
    ultimate: 'Dez objetos e dezasseis personagens com poderes. Os humanos eliminados voltam como extraterrestres.',
  },
  codes: {
    'crew.sides': {
      name: 'Fações desiguais',
      line: 'Uma fação tem um número fixo de jogadores, seja qual for o tamanho da mesa.',
      more: 'Os outros são da outra fação, e todos conhecem os dois números. Cada fação precisa de pelo menos um jogador, e só há oito personagens humanas.',
      with: ({ fixed, count }) =>
        fixed === 'aliens'
          ? `${count === 1 ? 'Um jogador é extraterrestre' : `${count} jogadores são extraterrestres`}. Os outros são humanos.`
          : `${count === 1 ? 'Um jogador é humano' : `${count} jogadores são humanos`}. Os outros são extraterrestres.`,
    },
    'crew.humans': {
      name: 'Humanos escolhidos',
      line: 'As personagens dos humanos são sorteadas a partir de uma lista.',
      more: 'Todos conhecem a lista. São precisas pelo menos tantas personagens quantos os humanos.',
      with: ({ characters }) =>
        characters.length === 1
          ? 'Só há esta personagem humana.'
          : `As personagens dos humanos são sorteadas entre estas ${characters.length}.`,
    },
    'crew.aliens': {
      name: 'Extraterrestres escolhidos',
      line: 'As personagens dos extraterrestres são sorteadas a partir de uma lista.',
      more: 'Todos conhecem a lista. Se houver mais extraterrestres do que personagens, alguns têm a mesma.',
      with: ({ aliens }) =>
        aliens.length === 1
          ? 'Todos os extraterrestres têm esta personagem.'
          : `As personagens dos extraterrestres são sorteadas entre estas ${aliens.length}.`,
    },
    'crew.speeds': {
      name: 'Outras velocidades',
      line: 'Define-se até onde se movem humanos e extraterrestres.',
      more: 'A Adrenalina soma-se à nova velocidade. Um extraterrestre que se alimentou continua a mover-se até três setores.',
      with: ({ humanSpeed, alienSpeed }) =>
        `Setores por turno: humanos ${humanSpeed === 1 ? 'um' : `até ${humanSpeed}`}, extraterrestres ${alienSpeed === 1 ? 'um' : `até ${alienSpeed}`}.`,
    },
    'A.1': {
      name: 'Não há sossego',
      line: 'Também se bisca uma carta nos setores seguros.',
      more: 'Sedativos e Gato também funcionam lá. O poder do Capitão, não.',
    },
    'A.2': {
      name: 'Ficar no mesmo sítio',
      line: 'Em vez de se mover, qualquer jogador pode ficar onde está, e todos ficam a saber.',
      more: 'Depois resolves o setor como se tivesses acabado de chegar, ou atacas, se puderes. Num setor de partida ou numa escotilha não acontece nada.',
    },
    'A.4': {
      name: 'Setores vedados',
      line: 'Não se pode entrar nos setores seguros nem passar por eles.',
      more: 'O anfitrião escolhe se vale para todos, para os humanos ou para os extraterrestres. Não é aceite uma zona em que alguém não possa fazer o primeiro movimento ou em que os humanos não possam chegar a uma escotilha.',
      with: ({ barred }) =>
        ({
          both: 'Ninguém pode entrar nos setores seguros nem passar por eles.',
          humans: 'Os humanos não podem entrar nos setores seguros nem passar por eles.',
          aliens: 'Os extraterrestres não podem entrar nos setores seguros nem passar por eles.',
        })[barred],
    },
    'A.5': {
      name: 'De volta ao jogo',
      line: 'Os jogadores eliminados voltam ao sítio de onde partiram.',
      more: 'Voltam no turno seguinte. Mantêm a fação, as eliminações, a velocidade e os poderes já usados, mas perdem as cartas. Com Infeção (B.3) ou na edição Ultimate, só vale para os extraterrestres.',
      with: ({ sides }) =>
        sides.includes('human')
          ? 'Os jogadores eliminados voltam ao sítio de onde partiram.'
          : 'Um extraterrestre eliminado volta ao sítio de onde partiu.',
    },
    'B.3': {
      name: 'Infeção',
      line: 'Um humano eliminado volta como extraterrestre no mesmo setor.',
      more: 'Acontece no turno seguinte, seja quem for que o eliminou. Volta com a velocidade normal e sem poder. Os extraterrestres eliminados ficam fora de jogo.',
    },
    'B.4': {
      name: 'Partir de uma escotilha',
      line: 'Os humanos partem de uma escotilha.',
      more: 'O anfitrião escolhe qual. Está fechada, a não ser que o anfitrião permita usá-la. O Teletransporte continua a levar ao Setor Humano e, com H.2, o Psicólogo parte do Setor Extraterrestre.',
      with: ({ hatch, usable }) =>
        usable
          ? `Os humanos partem da escotilha ${hatch}, que podem usar depois.`
          : `Os humanos partem da escotilha ${hatch}, que está fechada.`,
    },
    'B.6': {
      name: 'Sem humanos',
      line: 'Todos são extraterrestres: só contam as eliminações.',
      more: 'As escotilhas nunca se fecham. Se depois da última ronda ninguém tiver eliminações suficientes, ninguém ganha ou ganha quem tiver mais: decide uma regra da casa. Se restar um só jogador e ninguém estiver para voltar, o jogo acaba logo, da mesma forma.',
    },
    'C.3': {
      name: 'Sem alimentação',
      line: 'Eliminar um humano não torna nenhum extraterrestre mais rápido.',
      more: 'Todos os extraterrestres mantêm a velocidade normal.',
    },
    'C.6': {
      name: 'Extraterrestres nas escotilhas',
      line: 'Os extraterrestres partem de escotilhas escolhidas ao acaso.',
      more: 'Cada extraterrestre só conhece o seu ponto de partida. Se não houver humanos, os pontos de partida são anunciados. Os humanos podem usar essas escotilhas como sempre.',
      with: ({ hatches }, list) =>
        hatches === 'all'
          ? 'Os extraterrestres partem de escotilhas escolhidas ao acaso.'
          : `Os extraterrestres partem ${list(hatches)}, distribuídos ao acaso.`,
    },
    'D.2': {
      name: 'Escotilhas abertas',
      line: 'As escotilhas não precisam de carta: o humano que chega a uma foge.',
      more: 'Não há cartas de escotilha, e o poder do Engenheiro não tem efeito. Por cada escotilha pode fugir um humano, e depois fica bloqueada.',
    },
    'E.3': {
      name: 'Ganha quem elimina',
      line: 'Quem tiver eliminações suficientes ganha, e o jogo acaba.',
      more: 'Conta cada jogador eliminado, de qualquer fação; quem se salvou não conta. Também ganham os humanos que já fugiram e, se o mesmo ataque não deixar humanos, os extraterrestres.',
      with: ({ n }) =>
        n === 'players'
          ? 'Ganha quem chegar primeiro a tantas eliminações quantos os jogadores, e o jogo acaba.'
          : n === 1
            ? 'Ganha quem fizer a primeira eliminação, e o jogo acaba.'
            : `Ganha quem chegar primeiro a ${n} eliminações, e o jogo acaba.`,
    },
    'G.4': {
      name: 'Objetos escondidos',
      line: 'Adrenalina, Sedativos, Ataque e Foco não se anunciam: os outros só veem que uma carta é descartada.',
      more: 'Um ataque ou uma luz continuam a ser vistos por todos. Teletransporte e Defesa anunciam-se como sempre.',
    },
    'H.1': {
      name: 'Capitão',
      line: 'O Capitão não bisca carta na primeira vez que entra num setor perigoso.',
      more: 'É automático: os outros ouvem «setor em silêncio». O poder gasta-se à chegada, mesmo com Sedativos ou num ataque.',
    },
    'H.2': {
      name: 'Psicólogo',
      line: 'O Psicólogo parte do Setor Extraterrestre.',
      more: 'Mais ninguém sabe. O primeiro movimento começa lá.',
    },
    'H.3': {
      name: 'Piloto',
      line: 'Quem for Piloto pode usar cada carta de Teletransporte três vezes.',
      more: 'Nas duas primeiras vezes, a carta fica na mão; à terceira, é descartada.',
    },
    'H.4': {
      name: 'Soldado',
      line: 'O Soldado pode guardar quatro objetos.',
      more: 'Se o limite da mesa for maior, também vale para o Soldado.',
    },
    'H.13': {
      name: 'Oficial',
      line: 'Uma vez por jogo, o Oficial pode ficar onde está. Parece um movimento.',
      more: 'Depois resolve o setor como se tivesse acabado de lá entrar.',
    },
    'H.14': {
      name: 'Copiloto',
      line: 'Uma vez por jogo, quem for Copiloto pode teletransportar-se sem carta.',
      more: 'Anuncia-se como uma carta de Teletransporte, mas não faz parte da mão.',
    },
    'H.15': {
      name: 'Engenheiro',
      line: 'O Engenheiro vê duas cartas de escotilha e escolhe uma.',
      more: 'Só se o monte tiver pelo menos duas. A outra volta ao monte sem ser vista.',
    },
    'H.16': {
      name: 'Médico',
      line: 'Uma vez por jogo, o Médico pode revelar a personagem de outro jogador.',
      more: 'Só no turno do Médico. A dele não é revelada.',
    },
    'J.4': {
      name: 'Objetos no silêncio',
      line: 'As cartas de Silêncio dão um objeto. As de ruído, não.',
      more: 'Os ícones das cartas de ruído não contam.',
    },
    'own.lightsOut': {
      name: 'Luzes apagadas',
      line: 'A partir de certa ronda também se bisca uma carta nos setores seguros.',
      more: 'A ronda começa com um anúncio e o mapa mostra todos os setores como perigosos. Sedativos e Gato funcionam em todo o lado; o poder do Capitão, só onde o setor já era perigoso.',
      with: ({ round }) => `A partir da ronda ${round} também se bisca uma carta nos setores seguros.`,
    },
    'own.silentRounds': {
      name: 'Rondas de silêncio',
      line: 'Em algumas rondas ninguém bisca cartas.',
      more: 'Uma ronda assim começa com um anúncio. Só se ouvem «setor em silêncio» e ataques, mesmo com «Luzes apagadas».',
      with: ({ every }) => `Uma ronda em cada ${every} é de silêncio: ninguém bisca cartas.`,
    },
    'own.lockedHatches': {
      name: 'Escotilhas trancadas',
      line: 'As escotilhas ficam trancadas até certa ronda.',
      more: 'O anfitrião escolhe quais. Ninguém pode entrar numa escotilha trancada nem passar por ela. Quando começa a sua ronda, todos ouvem que se abre. Enquanto houver uma escotilha por abrir, os humanos não são eliminados.',
      with: ({ locked, round }) =>
        locked === 'all'
          ? `Todas as escotilhas ficam trancadas até à ronda ${round}.`
          : `Escotilhas trancadas até à ronda ${round}: ${locked.join(', ')}.`,
    },
    'own.roomForTwo': {
      name: 'Lugar para dois',
      line: 'Cada escotilha tem lugar para dois. Uma fuga ou uma carta vermelha tira um lugar.',
      more: 'Depois da primeira carta vermelha, o humano fica lá: pode sair e voltar a tentar noutro turno. Uma escotilha sem lugares fica fechada.',
    },
    'own.sturdyHatches': {
      name: 'Escotilhas robustas',
      line: 'Uma carta de escotilha vermelha não inutiliza a escotilha.',
      more: 'O humano fica lá: pode sair e voltar a tentar noutro turno. Não tem efeito se as escotilhas não precisarem de carta.',
    },
    'own.selfDestruct': {
      name: 'Autodestruição',
      line: 'Depois da primeira tentativa de fuga restam só algumas rondas.',
      more: 'Começa quando um humano chega a uma escotilha aberta, mesmo que a carta seja vermelha. O número da última ronda muda à vista de todos. Se o jogo já acabava antes, nada muda.',
      with: ({ after }) =>
        after === 1
          ? 'Depois da primeira tentativa de fuga resta uma ronda.'
          : `Depois da primeira tentativa de fuga restam ${after} rondas.`,
    },
    'own.together': {
      name: 'Todos por um',
      line: 'Os humanos ganham juntos quando fugirem em número suficiente.',
      more: 'Então ganham todos os humanos, incluindo os eliminados, e o jogo acaba. Assim que já não restarem humanos suficientes, ganham os extraterrestres. Se na mesa houver menos humanos, têm de fugir todos.',
      with: ({ escapes }) =>
        escapes === 1
          ? 'O primeiro humano a fugir ganha por todos os humanos.'
          : `Todos os humanos ganham quando ${escapes} deles fugirem. Se já não restarem suficientes, ganham os extraterrestres.`,
    },
    'own.courier': {
      name: 'A caixa negra',
      line: 'Um humano, conhecido de todos, leva a caixa negra. Os humanos ganham se ela sair da nave.',
      more: 'Quando foge quem a leva, ganham todos os humanos que estão a bordo ou já fugiram, e o jogo acaba. Se quem a leva for eliminado, fica com ela o humano seguinte na ordem de turno, e todos sabem quem é. Sem a caixa nenhum humano ganha.',
    },
    'own.secondWave': {
      name: 'Segunda vaga',
      line: 'Um extraterrestre eliminado volta uma vez, no Setor Extraterrestre.',
      more: 'Mantém o seu poder. Um humano que se tornou extraterrestre também volta uma vez. Eliminado pela segunda vez, um extraterrestre fica fora de jogo.',
      with: ({ again }) =>
        again
          ? 'Da primeira vez, porém, um extraterrestre eliminado volta no Setor Extraterrestre.'
          : 'Um extraterrestre eliminado volta uma vez, no Setor Extraterrestre.',
    },
    'own.echo': {
      name: 'Eco',
      line: '«Ruído no teu setor» indica o setor em que o teu turno começou.',
      more: 'Se o teu turno começou num setor de partida ou numa escotilha, anuncias o setor em que estás agora.',
    },
    'own.motionTracker': {
      name: 'Detetor de movimento',
      line: 'Cada ronda começa com o número de jogadores em cada terço da nave.',
      more: 'Os terços são as colunas de A a H, de I a O e de P a W. Quem espera para voltar não conta.',
    },
    'own.openSides': {
      name: 'Fações à vista',
      line: 'No início anuncia-se a fação de cada jogador.',
      more: 'As personagens continuam secretas.',
    },
    'own.frenzy': {
      name: 'Frenesim',
      line: 'A partir de certa ronda todos os extraterrestres são tão rápidos como depois de se alimentarem.',
      more: 'A ronda começa com um anúncio. Também vale sem alimentação.',
      with: ({ round }) => `A partir da ronda ${round} todos os extraterrestres se movem até três setores.`,
    },
  },
  parameters: {
    barred: 'Vale para',
    values: {
      barred: { both: 'todos', humans: 'os humanos', aliens: 'os extraterrestres' },
      fixed: { humans: 'os humanos', aliens: 'os extraterrestres' },
    },
    fixed: 'Fação fixa',
    count: 'Jogadores',
    characters: 'Personagens',
    aliens: 'Personagens',
    humanSpeed: 'Humanos',
    alienSpeed: 'Extraterrestres',
    hatch: 'Escotilha de partida',
    hatchNumber: (n) => `Escotilha ${n}`,
    usable: 'Os humanos podem usá-la depois',
    hatches: 'Escotilhas de partida',
    n: 'Eliminações para ganhar',
    players: 'Tantas quantos os jogadores',
    round: 'A partir da ronda',
    every: 'Uma ronda em cada',
    after: 'Rondas restantes',
    escapes: 'Fugas para ganhar',
    locked: 'Escotilhas trancadas',
  },
  switches: {
    alienTransit: {
      name: 'Extraterrestres pelas escotilhas',
      help: 'Os extraterrestres podem passar por uma escotilha aberta?',
      values: { open: 'permitido', never: 'não permitido' },
    },
    attackAfterDraw: {
      name: 'Ataque depois de biscar',
      help: 'Pode jogar-se uma carta de Ataque depois de biscar uma carta de Setor Perigoso?',
      values: { true: 'sim', false: 'não' },
    },
    adrenaline: {
      name: 'Adrenalina',
      help: 'Até onde deixa ir?',
      values: { plusOne: 'mais um setor', two: 'pelo menos dois setores' },
    },
    deadAliensWin: {
      name: 'Os extraterrestres eliminados também ganham',
      help: 'Partilham a vitória da equipa?',
      values: { true: 'sim', false: 'não' },
    },
    aliensMustLive: {
      name: 'Um extraterrestre sobrevivente',
      help: 'Para os extraterrestres ganharem, algum tem de estar ainda em jogo?',
      values: { true: 'é preciso', false: 'não é preciso' },
    },
    psychicItems: {
      name: 'ET Psíquico e objetos',
      help: 'Os objetos que o ET Psíquico bisca também se tornam ruído?',
      values: { true: 'sim', false: 'não' },
    },
    killTie: {
      name: 'Sem eliminações suficientes',
      help: 'Quem ganha um jogo sem humanos se, na última ronda, ninguém tiver eliminações suficientes?',
      values: { none: 'ninguém ganha', mostKills: 'ganha quem tiver mais' },
    },
    crew: {
      name: 'Tripulação',
      help: 'Que tripulação se usa com oito jogadores ou menos?',
      values: { first: 'a primeira', both: 'ambas' },
    },
    noiseTargets: {
      name: 'Ruído em qualquer setor',
      help: 'Que setores se podem anunciar?',
      values: { plain: 'perigosos e seguros', dangerous: 'perigosos e o próprio' },
    },
    rounds: { name: 'Rondas', help: 'Quantas rondas dura o jogo, no máximo?', values: {} },
    handLimit: {
      name: 'Limite da mão',
      help: 'Quantos objetos se podem guardar?',
      values: { none: 'sem limite', number: 'com limite' },
    },
  },
  decks: { dangers: 'Cartas de Setor Perigoso', items: 'Objetos', hatchCards: 'Cartas de escotilha' },
  cards: {
    yours: 'Ruído no teu setor',
    yoursIcon: 'Ruído no teu setor, com objeto',
    any: 'Ruído em qualquer setor',
    anyIcon: 'Ruído em qualquer setor, com objeto',
    silence: 'Silêncio',
    green: 'Verde',
    red: 'Vermelha',
  },
  places: {
    humanSector: 'do Setor Humano',
    alienSector: 'do Setor Extraterrestre',
    hatch: (n) => `da escotilha ${n}`,
  },
  lines: {
    sides: (crew) => `Nesta mesa: ${crew}.`,
    length: (n) => (n === 1 ? 'O jogo dura uma ronda.' : `O jogo dura no máximo ${n} rondas.`),
    speed: {
      human: (n) =>
        n === 1 ? 'Os humanos movem-se um setor por turno.' : `Os humanos movem-se até ${n} setores por turno.`,
      alien: (n) =>
        n === 1
          ? 'Os extraterrestres movem-se um setor por turno.'
          : `Os extraterrestres movem-se até ${n} setores por turno.`,
    },
    feeding: (n) => `Um extraterrestre que eliminou um humano move-se até ${n} setores.`,
    dangers: (n) => (n === 1 ? '1 carta de Setor Perigoso.' : `${n} cartas de Setor Perigoso.`),
    doubled: 'Com nove ou mais jogadores, os baralhos são a dobrar.',
    items: (n, kinds) => `${n === 1 ? '1 objeto' : `${n} objetos`}: ${kinds}.`,
    limit: (n) => `Ninguém pode guardar mais de ${n === 1 ? 'um objeto' : `${n} objetos`}.`,
    noLimit: 'A mão não tem limite.',
    keeps: 'Silêncios e objetos saem do mesmo baralho e guardam-se. Os outros não os conseguem distinguir.',
    hatches: {
      first: 'O primeiro humano a chegar a uma escotilha ganha sozinho, e o jogo acaba.',
      open: (room) =>
        room === 1 ? 'Por cada escotilha pode fugir um humano.' : `Por cada escotilha podem fugir ${room} humanos.`,
      card: (green, red) =>
        `Cartas de escotilha: ${green} ${green === 1 ? 'verde' : 'verdes'} (foges), ${red} ${red === 1 ? 'vermelha' : 'vermelhas'} (a escotilha fica inutilizada).`,
      roomy: (green, red) =>
        `Cartas de escotilha: ${green} ${green === 1 ? 'verde' : 'verdes'} (foges), ${red} ${red === 1 ? 'vermelha' : 'vermelhas'} (a escotilha perde um lugar).`,
      sturdy: (green, red) =>
        `Cartas de escotilha: ${green} ${green === 1 ? 'verde' : 'verdes'} (foges), ${red} ${red === 1 ? 'vermelha' : 'vermelhas'} (ficas lá e podes voltar a tentar mais tarde).`,
      escapersWin: 'Ganham todos os humanos que fugirem.',
    },
    killedHumansReturn: 'Um humano eliminado volta como extraterrestre no Setor Extraterrestre.',
    powers: 'As personagens têm poderes:',
    changed: (name, value) => `${name}: ${value}.`,
  },
  refusals: {
    codePreset: (code) => `«${code}» não está disponível com estas regras.`,
    codeWithB6: (code) => `«${code}» precisa de humanos, mas não há nenhum.`,
    codeB6: (code) => `Sem humanos é preciso «${code}»; senão, ninguém poderia ganhar.`,
    parameter: (code) => `Falta uma opção em «${code}».`,
    switchValue: (name) => `«${name}» não pode ter esse valor.`,
    deckCount: (card) => `Escolhe um número de 0 a 99 para «${card}».`,
    deckUnused: (card) => `«${card}» não se usa com estas regras.`,
    deckEmpty: (deck) => `É precisa pelo menos uma destas cartas: «${deck}».`,
    hatch: (n) => `Esta zona não tem a escotilha ${n}.`,
    hatchesShut: 'Pelo menos uma escotilha tem de ficar aberta.',
    presetZone: (preset, zone, others) => `${preset} não funciona em ${zone}. Escolhe ${others}.`,
    rulesZone: (zone, others) => `Estas regras não funcionam em ${zone}. Escolhe ${others}.`,
    startStuck: (place) => `Nesta zona ninguém poderia sair ${place}.`,
    noWayOut: (place) => `Nesta zona nenhum humano que parta ${place} poderia chegar a uma escotilha.`,
    codeSeats: (range) => `Estas fações precisam de ${range} jogadores.`,
    crewFew: (n) => `Escolhe pelo menos ${n === '1' ? 'uma personagem humana' : `${n} personagens humanas`}.`,
    seats: 'Escolhe de 2 a 16 lugares.',
    other: 'Estas opções não são compatíveis entre si.',
  },
  warned: {
    startsApart: (one, other) => `Quem parte ${one} e quem parte ${other} nunca se poderão encontrar.`,
    killsOutOfReach: (n) => `Ninguém pode chegar a ${n} eliminações: são poucos os jogadores que voltam.`,
    hatchesLate: (n) => `Nenhuma escotilha se abre antes da ronda ${n}, e então o jogo já acabou.`,
    hatchesFew: (n) => `Pelas escotilhas não podem fugir humanos suficientes (só ${n}): os humanos não podem ganhar.`,
  },
}
