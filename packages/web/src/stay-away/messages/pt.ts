import type { Rules } from '@selva/stay-away'
import { joined, type Player } from '../../client/player.ts'
import type { Words } from './en.ts'

const actor = ({ me, name }: Player): string => (me ? 'O teu bot' : name)
const between = (a: Player, b: Player): string =>
  a.me ? `ti e ${b.name}` : b.me ? `ti e ${a.name}` : joined('pt', [a.name, b.name])

const turns = (n: number): string => (n === 2 ? 'dois' : n === 3 ? 'três' : String(n))
const beyondDoors = ({ doorsAgainstAnyone }: Rules): string =>
  doorsAgainstAnyone === 'ignored' ? 'mesmo através de portas' : 'exceto um vizinho atrás de uma porta'

export const pt: Words = {
  name: 'Stay Away!',
  host: {
    scenario: 'Escrever um cenário próprio',
    seatsHelp: (cards) => `Um dos jogadores é A Coisa. O jogo usa ${cards} cartas. Os bots ocupam os lugares livres.`,
    more: 'Mais regras',
    moreHelp: 'As regras da casa e o número de cópias de cada carta.',
    changed: (n) => (n === 1 ? '1 alteração' : `${n} alterações`),
    switchesTitle: 'Regras da casa',
    decks: 'Cartas',
    decksHelp: 'Quantas cópias de cada carta há no jogo.',
    printed: (n) => `${n} no baralho impresso`,
    reset: 'Repor o baralho',
    standard: 'Regras habituais.',
    switches: {
      quarantineTurns: {
        name: 'A Quarentena dura',
        values: { '2': 'dois turnos desse jogador', '3': 'três turnos desse jogador' },
      },
      quarantinedOffer: {
        name: 'A oferta de quem está em quarentena vê-se',
        values: { atCommit: 'logo', atSwap: 'quando a carta muda de mãos' },
      },
      doorsOfTheDead: {
        name: 'As portas ao lado de quem está fora de jogo',
        values: { merge: 'ficam', removed: 'são retiradas' },
      },
      doorsAgainstAnyone: {
        name: 'Contra «Sedução», «Não podemos ser amigos?» e «Sai daqui!», as portas',
        values: { ignored: 'não servem', protect: 'protegem o vizinho do outro lado' },
      },
      missedAtInitiator: {
        name: '«Falhaste!» quando o seguinte é quem oferece',
        values: { skip: 'salta-o', off: 'anula a troca' },
      },
      immuneAfterMissed: {
        name: 'Depois de «Falhaste!», a troca não pode infetar',
        values: { newPartner: 'quem recebe a oferta', both: 'nenhum dos dois' },
      },
      declaration: {
        name: 'Quem declara que não restam humanos',
        values: { byHand: 'A Coisa', automatic: 'o jogo' },
      },
      soleVictory: {
        name: 'A Coisa ganha sozinha se',
        values: { noHumanEliminated: 'nenhum humano foi eliminado', nobodyEliminated: 'ninguém foi eliminado' },
      },
      blindDateCard: {
        name: 'A carta dada em «Encontro às cegas» vai',
        values: { deck: 'para cima do baralho', discards: 'para a pilha de descarte' },
      },
      axeReach: {
        name: 'Um Machado derruba portas',
        values: {
          allAroundTarget: 'junto a ti ou a um vizinho ao teu alcance',
          doorBetween: 'só junto a ti',
        },
      },
      thingFlamethrowers: {
        name: 'Os Lança-chamas da Coisa',
        values: { shed: 'têm de sair', kept: 'podem ficar na mão' },
      },
      suspicionTarget: {
        name: 'O alvo de «Suspeita»',
        values: { told: 'sabe que carta foi vista', untold: 'não sabe que carta foi vista' },
      },
      eliminatedSee: {
        name: 'Quem está fora de jogo vê',
        values: { publicView: 'o que todos veem', everything: 'tudo' },
      },
    },
    refusals: {
      copies: (card) => `Não podes usar esse número de cartas «${card}».`,
      tooFewInfected: (n) => `São precisas pelo menos ${n} cartas «Infetado!».`,
      tooFewCards: (n) => `Para dar as cartas são precisas pelo menos ${n} de ação, defesa e obstáculo.`,
      tooFewToDraw: (n) => `São precisas pelo menos ${n} cartas Afasta-te!, ou o baralho acaba.`,
      tooManyCards: (n) => `Podes usar no máximo ${n} cartas ao todo.`,
      other: 'Estas opções não são compatíveis entre si.',
    },
  },
  you: 'Tu',
  list: (names) => joined('pt', names),
  roles: { human: 'Humano', infected: 'Infetado', thing: 'A Coisa' },
  aims: {
    human: 'Encontra A Coisa e queima-a. Só A Coisa te pode infetar.',
    infected: {
      noHumanEliminated: (thing) =>
        `${thing} é A Coisa. Ajuda-a a ganhar e continua em jogo. Se nenhum humano for eliminado, ela ganha sozinha.`,
      nobodyEliminated: (thing) =>
        `${thing} é A Coisa. Ajuda-a a ganhar e continua em jogo. Se ninguém for eliminado, ela ganha sozinha.`,
    },
    thing: {
      byHand: 'Infeta toda a gente e não te deixes queimar. Quando não restarem humanos, declara-o.',
      automatic: 'Infeta toda a gente e não te deixes queimar. O jogo acaba quando não restam humanos.',
    },
  },
  role: 'O teu papel',
  watcher: { title: 'Espetador', text: 'Vês o que toda a mesa vê: nem mãos nem papéis.' },
  gone: { title: 'Fora de jogo', text: 'Podes continuar a assistir.' },
  classes: { contagion: 'Contágio', action: 'Ação', obstacle: 'Obstáculo', defence: 'Defesa', panic: 'Pânico' },
  phases: { draw: 'Biscar', play: 'Jogar', exchange: 'Trocar', panic: 'Pânico' },
  ring: {
    label: 'O círculo de jogadores',
    deck: 'Baralho',
    discard: 'Descarte',
    inPlay: 'Em jogo',
    panic: 'PÂNICO',
    panicBack: 'Em cima do baralho está uma carta de Pânico',
    plainBack: 'Em cima do baralho está uma carta Afasta-te!',
    noBack: 'O baralho está vazio',
    clockwise: 'Joga-se no sentido dos ponteiros do relógio',
    counterclockwise: 'Joga-se no sentido contrário ao dos ponteiros do relógio',
    playing: 'a jogar',
    asked: 'a decidir',
    yourAnswer: 'a tua resposta',
    yourTurn: 'o teu turno',
    chosen: 'já está',
    burned: 'em cinzas',
    out: 'fora',
    turnsLeft: (n) => (n === 1 ? 'mais 1 turno' : `mais ${n} turnos`),
    left: (n) => (n === 1 ? 'falta 1' : `faltam ${n}`),
    cards: (n) => (n === 1 ? '1 carta' : `${n} cartas`),
    quarantine: (n) => (n === 1 ? 'em quarentena, mais 1 turno' : `em quarentena, mais ${n} turnos`),
    door: (a, b) => `Porta trancada entre ${between(a, b)}`,
    target: 'podes escolher',
    onLeft: 'à tua esquerda',
    onRight: 'à tua direita',
    away: 'ausente',
  },
  header: {
    act: 'O teu turno',
    keep: 'Fica com uma carta',
    fire: 'Estás na mira',
    move: 'Trocas de lugar?',
    offer: 'A tua oferta',
    answer: 'A tua resposta',
    side: 'Esquerda ou direita?',
    placePick: 'Troca de lugar',
    friend: 'Faz amizade',
    witness: 'Uma testemunha',
    forget: 'Fica com uma carta',
    blind: 'Encontro às cegas',
    pass: 'Passa uma carta',
    reveal: 'Mostras a mão?',
    other: (who) => (who.me ? 'Turno do teu bot' : `Turno de ${who.name}`),
    dealing: 'O jogo vai começar',
    over: 'O jogo acabou',
  },
  asks: {
    act: { title: 'Joga ou descarta uma carta', text: 'Escolhe uma da tua mão.' },
    keep: { title: 'Fica com uma destas cartas', text: 'As outras são descartadas; depois jogas ou descartas uma.' },
    fire: (who) => `${who} aponta-te um Lança-chamas`,
    fireText: {
      defended: 'Joga «Nada de churrascos!» ou ficas fora de jogo.',
      open: 'Não te podes defender: ficas fora de jogo.',
    },
    move: (who) => `${who} quer trocar de lugar contigo`,
    moveText: {
      defended: 'Troca de lugar, ou joga «Estou bem aqui» e fica onde estás.',
      open: 'Tens de te mexer. As portas ficam onde estão.',
    },
    offer: (who) => `Oferece uma carta a ${who}`,
    offerText: 'Virada para baixo. Recebes outra, se não for recusada.',
    offerOpen: {
      atCommit: 'Estás em quarentena: todos veem a carta.',
      atSwap: 'Estás em quarentena: todos veem a carta quando muda de mãos.',
    },
    answer: (who) => `${who} oferece-te uma carta`,
    answerHow: {
      closed: 'Está virada para baixo.',
      open: (card) => `Está à vista: ${card}.`,
      immune: 'Vem de um «Falhaste!»: não te pode infetar.',
    },
    answerText: { defended: 'Dá uma carta em troca ou recusa.', open: 'Dá uma carta em troca.' },
    side: { title: 'Troca de lugar: esquerda ou direita?', text: 'Com o terceiro jogador desse lado.' },
    placePick: { title: 'Troca de lugar com alguém', text: 'Escolhe alguém no círculo.' },
    friend: {
      title: 'Troca uma carta com alguém',
      open: 'Escolhe alguém no círculo. A seguir vem a tua troca habitual.',
      door: 'Escolhe alguém no círculo. Uma porta impede a tua troca habitual.',
    },
    witness: { title: 'Mostra a mão a um vizinho', text: 'Escolhe alguém no círculo.' },
    forget: { title: 'Fica com uma carta, esquece o resto', text: 'Descartas as outras e biscas outras tantas.' },
    blind: {
      title: 'Troca uma carta com o baralho',
      deck: 'Biscas uma carta; a tua fica em cima do baralho.',
      discards: 'Biscas uma carta; a tua vai para a pilha de descarte.',
    },
    pass: (who) => `Passa uma carta a ${who}`,
    passText: 'Todos passam uma carta ao mesmo tempo.',
    passDone: 'Já escolheste',
    passWait: (n) => (n === 1 ? 'Ainda há um jogador a escolher.' : `Ainda há ${n} jogadores a escolher.`),
    reveal: { title: 'Mostras a mão?', text: 'Acaba assim que alguém mostrar uma carta «Infetado!».' },
  },
  wait: {
    act: (who) => `${actor(who)} está a jogar ou a descartar uma carta`,
    keep: (who) => `${actor(who)} está a escolher a carta com que fica`,
    fire: (who) => (who.me ? 'O teu bot está a responder ao Lança-chamas' : `${who.name} está na mira`),
    move: (who) => `${actor(who)} está a decidir se troca de lugar`,
    offer: (who, to) => `${actor(who)} está a escolher uma carta para ${to.me ? 'ti' : to.name}`,
    answer: (who, from) => `${actor(who)} está a responder ${from.me ? 'à tua oferta' : `à oferta de ${from.name}`}`,
    side: (who) => `${actor(who)} está a escolher um lado`,
    pick: (who) => `${actor(who)} está a escolher alguém`,
    forget: (who) => `${actor(who)} está a escolher a carta com que fica`,
    blind: (who) => `${actor(who)} está a trocar uma carta com o baralho`,
    pass: 'Todos estão a passar uma carta',
    reveal: (who) => `${actor(who)} está a decidir o que mostra`,
    hand: 'A tua mão',
  },
  buttons: {
    pickCard: 'Escolhe uma carta',
    pickTarget: 'Escolhe um alvo',
    pickPlayer: 'Escolhe alguém',
    pickOne: 'Escolhe',
    play: (card) => `Jogar ${card}`,
    playOn: (card, who) => `${card} em ${who}`,
    axeDoor: 'Derrubar a porta',
    axeTape: (who) => `Acabar com a quarentena de ${who}`,
    axeOwnTape: 'Acabar com a minha quarentena',
    discard: (card) => `Descartar ${card}`,
    keep: (card) => `Ficar com ${card}`,
    give: (card) => `Dar ${card}`,
    topped: (card) => `Pôr ${card} no baralho`,
    refuse: (card) => `Recusar com ${card}`,
    dodge: (card) => `Desviar com ${card}`,
    defend: (card) => `Jogar ${card}`,
    burn: 'Aceitar e arder',
    move: 'Trocar de lugar',
    placesWith: (who) => `Trocar de lugar com ${who}`,
    exchangeWith: (who) => `Trocar com ${who}`,
    showTo: (who) => `Mostrar a mão a ${who}`,
    left: (who) => `Esquerda: ${who}`,
    right: (who) => `Direita: ${who}`,
    showHand: 'Mostrar a mão',
    showInfected: 'Mostrar «Infetado!»',
    showNothing: 'Não mostrar nada',
  },
  seen: {
    play: 'Todos veem que carta jogas.',
    playOn: 'Todos veem que carta jogas, e em quem.',
    analysis: (who) => `Todos veem que olhas para a mão de ${who}, mas não as cartas.`,
    suspicion: {
      told: (who) => `Todos veem que olhas para uma carta de ${who}. Qual, só os dois sabem.`,
      untold: (who) => `Todos veem que olhas para uma carta de ${who}. Qual, só tu sabes.`,
    },
    whisky: 'Todos veem as cartas que te restam.',
    resolute: 'Todos veem que biscas três cartas, mas não quais.',
    resoluteOpen: 'Estás em quarentena: todos veem as cartas que biscas.',
    discard: 'Os outros veem que descartas uma carta, mas não qual.',
    discardOpen: 'Estás em quarentena: todos veem a carta que descartas.',
    keep: 'Os outros veem que ficas com uma carta, mas não qual.',
    keepOpen: 'Estás em quarentena: todos veem estas cartas.',
    offer: (who) => `Os outros veem que ofereces uma carta a ${who}, mas não qual.`,
    give: 'Os outros veem a troca, mas não as cartas.',
    giveOpen: 'Estás em quarentena: todos veem a carta que dás.',
    refuse: 'Todos veem esta carta. Depois biscas outra.',
    burn: 'Todos veem que ardes, mas não o teu papel.',
    burnThing: 'O jogo acaba, e todos veem que eras A Coisa.',
    move: 'Todos veem que trocas de lugar.',
    pick: 'Todos veem quem escolhes.',
    friend: 'Todos veem quem escolhes, mas não as cartas.',
    witness: 'Todos veem quem escolhes. Só essa pessoa vê a tua mão.',
    forget: 'Os outros veem quantas cartas descartas e biscas, mas não quais.',
    forgetOpen: 'Estás em quarentena: todos veem as cartas que descartas e biscas.',
    blind: 'Os outros veem que trocas com o baralho, mas não as cartas.',
    pass: 'Os outros só veem que já escolheste.',
    reveal: 'Todos veem o que mostras.',
    nothing: 'Todos veem que não mostras nada.',
  },
  locks: {
    stays: 'Nunca sai da tua mão',
    onlyThing: 'Só A Coisa a pode dar',
    lastOne: 'Tens de ficar com uma',
    shed: 'Primeiro tem de sair um Lança-chamas',
    keepThis: 'Tens de ficar com outra carta',
    drawnOnly: 'Só uma carta acabada de biscar',
    noDefence: 'Não serve contra isto',
    noTarget: 'Sem alvo válido. Só a podes descartar.',
    defence: 'Só serve para defesa. Agora só a podes descartar.',
    contagion: 'Nunca se joga. Só a podes descartar.',
  },
  thing: {
    title: 'Só para A Coisa',
    declare: 'Declarar: não restam humanos',
    declareHelp: 'O jogo acaba. Se ainda houver um humano em jogo, ganham os humanos.',
    notNow: 'Podes declarar enquanto alguém escolhe que carta jogar ou oferecer.',
    sure: 'Declarar agora',
    back: 'Ainda não',
    order: 'Declarar automaticamente quando não restarem humanos',
  },
  board: {
    title: 'As tuas suspeitas',
    help: 'Só tu vês isto. Toca para mudar a marca.',
    levels: { none: 'Sem marca', trust: 'Confiança', unsure: 'Dúvida', suspect: 'Suspeita', thing: 'A Coisa?' },
  },
  panels: { board: 'Jogadores', log: 'Registo', close: 'Fechar' },
  shown: {
    title: 'Cartas que viste',
    none: 'Ainda nenhuma. Aqui aparecem as cartas que te mostram ou te dão.',
    only: 'Só tu vês isto',
  },
  notice: {
    hand: (who) => `A mão de ${who}`,
    card: (who) => `Uma carta de ${who}`,
    offer: (who) => `${who} oferecia-te`,
    got: (who) => `${who} deu-te`,
    seenOf: (who) => `${who} viu a tua carta`,
    infected: (who) => `${who} é A Coisa e infetou-te.`,
    infectedNow: (who) => `${who} passou para o lado da Coisa.`,
    tell: 'Dizes-lhes o que deste?',
    dismiss: 'Fechar',
  },
  fresh: { from: (who) => `De ${who}`, drawn: 'Biscada' },
  claims: {
    title: 'Dizer à mesa',
    help: 'Verdade ou não, todos o leem.',
    gave: 'Dei…',
    got: 'Recebi…',
    saw: 'Vi…',
    is: 'Alguém é…',
    am: 'Eu sou…',
    whom: 'Jogador',
    card: 'Carta',
    role: 'Papel',
    say: 'Dizer',
    close: 'Cancelar',
    said: {
      gave: (card, whom) => `Dei ${card} a ${whom}`,
      got: (card, whom) => `Recebi ${card} de ${whom}`,
      saw: (card, whom) => `Vi ${card} na mão de ${whom}`,
      is: {
        human: (whom) => `${whom} é dos humanos`,
        infected: (whom) => `${whom} é dos infetados`,
        thing: (whom) => `${whom} é A Coisa`,
      },
      am: { human: 'Sou dos humanos', infected: 'Sou dos infetados', thing: 'Sou A Coisa' },
    },
  },
  info: { about: (card) => `O que faz ${card}`, example: 'Exemplo', close: 'Fechar' },
  log: {
    title: 'Registo',
    empty: 'Ainda não aconteceu nada.',
    turn: (n, who) => `Turno ${n} · ${who.me ? 'Tu' : who.name}`,
    start: 'A distribuição',
    drew: (who, card) => (who.me ? `Biscaste ${card}` : `${who.name} biscou ${card}`),
    drewOpen: (who, card) =>
      who.me ? `Biscaste ${card} à vista de todos` : `${who.name} biscou ${card} à vista de todos`,
    kept: (who, card) => (who.me ? `Ficaste com ${card}` : `${who.name} ficou com ${card}`),
    panic: (who, card) => (who.me ? `Pânico! Biscaste ${card}` : `Pânico! ${who.name} biscou ${card}`),
    skipped: (n) =>
      n === 1
        ? 'Uma carta de Pânico foi descartada sem ser vista'
        : `${n} cartas de Pânico foram descartadas sem serem vistas`,
    reshuffled: 'A pilha de descarte foi baralhada e formou um novo baralho',
    discarded: (who, n) => {
      const cards = n === 1 ? 'uma carta' : `${n} cartas`
      return who.me ? `Descartaste ${cards}` : `${who.name} descartou ${cards}`
    },
    discardedCard: (who, cards) => (who.me ? `Descartaste ${cards}` : `${who.name} descartou ${cards}`),
    discardedOpen: (who, cards) =>
      who.me ? `Descartaste ${cards} à vista de todos` : `${who.name} descartou ${cards} à vista de todos`,
    topped: (who) => (who.me ? 'Puseste uma carta em cima do baralho' : `${who.name} pôs uma carta em cima do baralho`),
    toppedCard: (who, card) =>
      who.me ? `Puseste ${card} em cima do baralho` : `${who.name} pôs ${card} em cima do baralho`,
    played: (who, card) => (who.me ? `Jogaste ${card}` : `${who.name} jogou ${card}`),
    playedOn: (who, card, at) => {
      if (who.me) return `Jogaste ${card} em ${at.name}`
      return `${who.name} jogou ${card} em ${at.me ? 'ti' : at.name}`
    },
    barred: (who, at) => {
      if (who.me) return `Barraste o caminho a ${at.name} com uma porta`
      return at.me
        ? `${who.name} barrou-te o caminho com uma porta`
        : `${who.name} barrou o caminho a ${at.name} com uma porta`
    },
    defended: (who, card) => (who.me ? `Respondeste com ${card}` : `${who.name} respondeu com ${card}`),
    scared: (who, card) =>
      who.me
        ? `Respondeste com ${card} e viste a carta oferecida`
        : `${who.name} respondeu com ${card} e viu a carta oferecida`,
    offered: (from, to) => {
      if (from.me) return `Ofereceste uma carta a ${to.name}`
      return to.me ? `${from.name} ofereceu-te uma carta` : `${from.name} ofereceu uma carta a ${to.name}`
    },
    offeredCard: (from, to, card) => {
      if (from.me) return `Ofereceste ${card} a ${to.name}`
      return to.me ? `${from.name} ofereceu-te ${card}` : `${from.name} ofereceu ${card} a ${to.name}`
    },
    offerSeen: (from, card) => `A carta de ${from} era ${card}`,
    exchanged: (a, b) => {
      if (a.me || b.me) return `Trocaste uma carta com ${a.me ? b.name : a.name}`
      return `${joined('pt', [a.name, b.name])} trocaram uma carta`
    },
    gaveOpen: (from, to, card) => {
      if (from.me) return `Deste ${card} a ${to.name} à vista de todos`
      return to.me
        ? `${from.name} deu-te ${card} à vista de todos`
        : `${from.name} deu ${card} a ${to.name} à vista de todos`
    },
    got: (gave, got, from) => `Deste ${gave} e recebeste ${got} de ${from}`,
    off: {
      door: 'Sem troca: havia uma porta pelo meio',
      quarantine: 'Sem troca: o jogador seguinte estava em quarentena',
      nobody: 'Sem troca: mais ninguém podia responder à oferta',
      refused: (who) => (who.me ? 'Sem troca: recusaste a oferta' : `Sem troca: ${who.name} recusou a oferta`),
      superinfection: 'Sem troca',
      noCard: 'Sem troca: não havia carta para dar',
    },
    redirected: (dodger, to) => {
      if (dodger.me) return `Desviaste a oferta, que passou para ${to.name}`
      return `${dodger.name} desviou a oferta, que passou para ${to.me ? 'ti' : to.name}`
    },
    infected: (by, who) => {
      if (who.me) return `${by.name} é A Coisa e infetou-te`
      return by.me ? `Infetaste ${who.name}` : `${by.name} infetou ${who.name}`
    },
    passed: 'Todos passaram uma carta',
    handSeen: (by, of) => {
      if (by.me) return `Viste a mão de ${of.name}`
      return of.me ? `${by.name} viu a tua mão` : `${by.name} viu a mão de ${of.name}`
    },
    handSeenCards: (by, of, cards) => {
      if (by.me) return `Viste a mão de ${of.name}: ${cards}`
      return of.me ? `${by.name} viu a tua mão: ${cards}` : `${by.name} viu a mão de ${of.name}: ${cards}`
    },
    cardSeen: (by, of) => {
      if (by.me) return `Viste uma carta de ${of.name}`
      return of.me ? `${by.name} viu uma das tuas cartas` : `${by.name} viu uma carta de ${of.name}`
    },
    cardSeenCard: (by, of, card) => {
      if (by.me) return `Viste uma carta de ${of.name}: ${card}`
      return of.me ? `${by.name} viu uma das tuas cartas: ${card}` : `${by.name} viu uma carta de ${of.name}: ${card}`
    },
    handShown: (who, cards) => (who.me ? `Mostraste a mão: ${cards}` : `${who.name} mostrou a mão: ${cards}`),
    superinfected: (who, card) =>
      who.me
        ? `Superinfeção: só tinhas cartas ${card} na mão`
        : `Superinfeção: ${who.name} só tinha cartas ${card} na mão`,
    revealedInfected: (who, card) => (who.me ? `Mostraste uma carta ${card}` : `${who.name} mostrou uma carta ${card}`),
    revealedNothing: (who) => (who.me ? 'Não mostraste nada' : `${who.name} não mostrou nada`),
    burned: (by, who) => {
      if (by.me) return `Queimaste ${who.name}`
      return who.me ? `${by.name} queimou-te` : `${by.name} queimou ${who.name}`
    },
    fell: (who) => (who.me ? 'Ficaste fora de jogo' : `${who.name} ficou fora de jogo`),
    swapped: (a, b) => {
      if (a.me || b.me) return `Trocaste de lugar com ${a.me ? b.name : a.name}`
      return `${joined('pt', [a.name, b.name])} trocaram de lugar`
    },
    turnedAround: 'O sentido de jogo inverteu-se',
    doorGone: (a, b) => `Já não há porta entre ${between(a, b)}`,
    free: (who) => (who.me ? 'A tua quarentena acabou' : `A quarentena de ${who.name} acabou`),
    orderOn: (who) => (who.me ? 'Declaração automática ligada' : `${who.name} ligou a declaração automática`),
    orderOff: (who) => (who.me ? 'Declaração automática desligada' : `${who.name} desligou a declaração automática`),
    declared: (who) =>
      who.me
        ? 'Declaraste: «Eu sou A Coisa. Não restam humanos.»'
        : `${who.name} declarou: «Eu sou A Coisa. Não restam humanos.»`,
    claimed: (who, claim) => (who.me ? `Disseste: «${claim}»` : `${who.name} disse: «${claim}»`),
    over: 'O jogo acabou',
  },
  end: {
    won: 'Ganhaste',
    lost: 'Perdeste',
    over: 'O jogo acabou',
    after: (turns) => (turns === 1 ? 'Ao fim de 1 turno' : `Ao fim de ${turns} turnos`),
    thingEliminated: (thing) =>
      thing.me
        ? 'Eras A Coisa e ficaste fora de jogo. Ganham os humanos que restam.'
        : `${thing.name} era A Coisa e ficou fora de jogo. Ganham os humanos que restam.`,
    thingEliminatedNobody: (thing) =>
      thing.me
        ? 'Eras A Coisa e ficaste fora de jogo. Não resta nenhum humano para ganhar.'
        : `${thing.name} era A Coisa e ficou fora de jogo. Não resta nenhum humano para ganhar.`,
    wrongDeclaration: (thing) =>
      thing.me
        ? 'Declaraste cedo demais: ainda havia um humano em jogo. Ganham os humanos que restam.'
        : `${thing.name} declarou cedo demais: ainda havia um humano em jogo. Ganham os humanos que restam.`,
    thingAlone: (thing) =>
      thing.me
        ? 'Não restam humanos, e nenhum foi eliminado. Eras A Coisa, e a vitória é só tua.'
        : `Não restam humanos, e nenhum foi eliminado. A Coisa, ${thing.name}, ganha sozinha.`,
    infection: (thing) =>
      thing.me
        ? 'Não restam humanos. Eras A Coisa e ganhaste com os infetados.'
        : `Não restam humanos. ${thing.name} era A Coisa e ganhou com os infetados.`,
    infectionAlone: (thing) =>
      thing.me
        ? 'Não restam humanos. Eras A Coisa e ganhaste.'
        : `Não restam humanos. ${thing.name} era A Coisa e ganhou.`,
    lastLoses: (who) =>
      who.me
        ? 'O último contágio foi o teu: não partilhas a vitória.'
        : `O último contágio foi o de ${who.name}, que não partilha a vitória.`,
    who: 'Quem era quem',
    hand: 'Última mão',
    winner: 'vitória',
    eliminated: 'fora de jogo',
    infectedTurn: (n) => `contágio no turno ${n}`,
    lastInfected: 'o último contágio',
    timeline: 'Como se espalhou',
    dealt: (who) => (who.me ? 'Recebeste A Coisa' : `${who.name} recebeu A Coisa`),
    infects: (by, who) => {
      if (by.me) return `Infetaste ${who.name}`
      return who.me ? `${by.name} infetou-te` : `${by.name} infetou ${who.name}`
    },
    begun: (who) => (who.me ? 'Já eras dos infetados' : `${who.name} já era dos infetados`),
    burns: (by, who, role) => {
      if (by.me) return `Queimaste ${who.name} (${role})`
      return who.me ? `${by.name} queimou-te (o teu papel: ${role})` : `${by.name} queimou ${who.name} (${role})`
    },
    falls: (who, role) =>
      who.me ? `Caíste por superinfeção (${role})` : `${who.name} caiu por superinfeção (${role})`,
    declares: (who) =>
      who.me ? 'Declaraste que não restavam humanos' : `${who.name} declarou que não restavam humanos`,
    turn: (n) => `Turno ${n}`,
    nobodyInfected: 'Não houve nenhum contágio.',
    opening: 'A revelar as cartas de todos…',
    again: 'Jogar outra vez',
    hostAgain: 'Abrir outra mesa',
    home: 'Início',
  },
  /** No printed Portuguese rules were at hand: the names are Selva’s own. */
  cards: {
    theThing: {
      name: 'A Coisa',
      line: 'És tu. Nunca sai da tua mão.',
      more: 'Quem recebe esta carta é A Coisa. Não a podes jogar, descartar nem dar. Dá cartas «Infetado!» para trazer os outros para o teu lado.',
      example:
        'A Ana é A Coisa. Numa troca dá «Infetado!» ao Bruno. Agora o Bruno está infetado, e só os dois o sabem.',
    },
    infected: {
      name: 'Infetado!',
      line: 'Infeta humanos, mas só se vier da Coisa.',
      more: 'Biscá-la não tem efeito. Um humano que a recebe da Coisa numa troca fica infetado até ao fim do jogo. A Coisa pode dá-la a qualquer pessoa. Os humanos não a podem dar. Um infetado fica sempre com uma, e as que tiver a mais só as pode dar à Coisa.',
      example: 'A Carla bisca «Infetado!» e continua humana. Pode descartar a carta, mas não a pode dar a ninguém.',
    },
    flamethrower: {
      name: 'Lança-chamas',
      line: 'Queima um vizinho: fica fora de jogo.',
      more: 'Aponta-o a um vizinho, se não houver porta entre os dois. Ele pode responder com «Nada de churrascos!». Ninguém descobre o papel de quem arde, a não ser que fosse A Coisa: nesse caso o jogo acaba. Em quarentena não o podes jogar.',
      example:
        'A Ana queima o Bruno. As cartas dele vão viradas para baixo para a pilha de descarte, o lugar fecha-se, e agora a vizinha da Ana é a Carla.',
    },
    analysis: {
      name: 'Análise',
      line: 'Vê toda a mão de um vizinho.',
      more: 'Vês todas as cartas de um vizinho, se não houver porta entre os dois. Ele não pode recusar. Tu decides o que contas aos outros.',
      example: 'A Ana joga «Análise» no Bruno e vê «Infetado!». Ele biscou-a, ou foi A Coisa que lha deu?',
    },
    axe: {
      name: 'Machado',
      line: 'Derruba uma porta ou acaba com uma quarentena.',
      more: ({ axeReach }) =>
        axeReach === 'allAroundTarget'
          ? 'Derruba uma porta ao teu lado ou ao lado de um vizinho ao teu alcance. Ou acaba com uma quarentena: a tua, ou a de um vizinho ao teu alcance.'
          : 'Derruba uma porta ao teu lado. Ou acaba com uma quarentena: a tua, ou a de um vizinho ao teu alcance.',
      example: 'Há uma porta entre a Ana e o Bruno. A Ana derruba-a, e no mesmo turno troca com o Bruno.',
    },
    suspicion: {
      name: 'Suspeita',
      line: 'Vê uma carta ao acaso de um vizinho.',
      more: ({ suspicionTarget }) =>
        suspicionTarget === 'told'
          ? 'Vês uma carta ao acaso de um vizinho, se não houver porta entre os dois. Essa pessoa fica a saber qual viste; os outros não.'
          : 'Vês uma carta ao acaso de um vizinho, se não houver porta entre os dois. Qual, só tu sabes.',
      example: 'A Ana vê um Whisky na mão do Bruno. As outras três cartas continuam uma incógnita.',
    },
    whisky: {
      name: 'Whisky',
      line: 'Mostra a tua mão a todos.',
      more: 'Todos veem as cartas que te restam. É a forma mais clara de provar alguma coisa, ou de te denunciares.',
      example: 'O Bruno mostra quatro cartas inofensivas. Neste momento todos sabem que é humano.',
    },
    resolute: {
      name: 'Determinação',
      line: 'Bisca três cartas, fica com uma e continua.',
      more: 'Bisca três cartas, saltando as de Pânico. Fica com uma e descarta as outras duas. Depois joga ou descarta uma carta, como sempre.',
      example:
        'A Ana bisca um Lança-chamas, um Machado e um Whisky. Fica com o Lança-chamas e queima o Bruno no mesmo turno.',
    },
    watchYourBack: {
      name: 'Atenção às costas!',
      line: 'Inverte o sentido de jogo.',
      more: 'Tem efeito imediato: trocas com o jogador do outro lado, e o turno seguinte é dele.',
      example:
        'Joga-se no sentido dos ponteiros do relógio. A Ana inverte-o: troca com o Diego, à sua direita, e não com o Bruno.',
    },
    changePlaces: {
      name: 'Troca de lugar!',
      line: 'Troca de lugar com um vizinho.',
      more: 'Escolhe um vizinho, se não houver porta entre os dois e nenhum estiver em quarentena. Ele pode responder com «Estou bem aqui». As portas ficam onde estão.',
      example: 'A Ana e o Bruno trocam de lugar. Agora a Ana troca cartas com a Carla, e o turno do Bruno é saltado.',
    },
    youdBetterRun: {
      name: 'É melhor fugires!',
      line: 'Troca de lugar com qualquer pessoa.',
      more: 'Escolhe qualquer pessoa, mesmo através de portas, se nenhum dos dois estiver em quarentena. Ela pode responder com «Estou bem aqui».',
      example: 'A Ana não confia nos vizinhos. Troca de lugar com o Diego, do outro lado do círculo.',
    },
    seduction: {
      name: 'Sedução',
      line: 'Troca com qualquer pessoa. O turno acaba.',
      more: (rules) =>
        `Escolhe qualquer pessoa que não esteja em quarentena, ${beyondDoors(rules)}, e troca uma carta. Ela pode recusar com uma carta de defesa. Neste turno não fazes outra troca.`,
      example: 'A Coisa salta por cima de três jogadores e oferece uma carta ao Diego.',
    },
    scary: {
      name: 'Aterrador',
      line: 'Recusa uma troca e vê a carta.',
      more: 'Joga-a quando te oferecerem uma carta: vês a carta, e não há troca. Depois biscas uma carta.',
      example: 'A Ana oferece «Infetado!» ao Bruno. Ele joga «Aterrador», vê a carta e sabe quem é A Coisa.',
    },
    imComfortable: {
      name: 'Estou bem aqui',
      line: 'Fica onde estás.',
      more: 'Joga-a quando alguém quiser trocar de lugar contigo: ficas onde estás. Depois biscas uma carta. Não serve contra o Pânico.',
      example: 'A Ana joga «É melhor fugires!» no Bruno. Ele responde com «Estou bem aqui», e ninguém se mexe.',
    },
    noThanks: {
      name: 'Não, obrigado!',
      line: 'Recusa uma troca.',
      more: 'Joga-a quando te oferecerem uma carta: não há troca. Depois biscas uma carta.',
      example:
        'A Ana oferece uma carta ao Bruno. Ele joga «Não, obrigado!». Ela fica com a carta, e ninguém sabe qual era.',
    },
    missed: {
      name: 'Falhaste!',
      line: 'Desvia: quem troca é o jogador seguinte.',
      more: ({ immuneAfterMissed, missedAtInitiator }) =>
        `Joga-a quando te oferecerem uma carta: a oferta passa para o jogador a seguir a ti${immuneAfterMissed === 'newPartner' ? ', e não pode infetar esse jogador' : ', e a troca não pode infetar nenhum dos dois'}. Se houver uma porta pelo meio, ou se esse jogador estiver em quarentena, não há troca. ${missedAtInitiator === 'skip' ? 'Quem fez a oferta é saltado.' : 'Também não há troca se o seguinte for quem fez a oferta.'} Depois biscas uma carta.`,
      example: 'A Ana oferece uma carta ao Bruno. Ele desvia-a, e quem tem de responder é a Carla.',
    },
    noBarbecue: {
      name: 'Nada de churrascos!',
      line: 'Sobrevive a um Lança-chamas.',
      more: 'Joga-a quando alguém te apontar um Lança-chamas: continuas em jogo. Depois biscas uma carta.',
      example: 'O Bruno salva-se. A Ana gastou o Lança-chamas, e ainda tem de trocar com ele.',
    },
    quarantine: {
      name: 'Quarentena',
      line: ({ quarantineTurns }) => `Um vizinho joga ${turns(quarantineTurns)} turnos à vista de todos.`,
      more: ({ quarantineTurns }) =>
        `Põe-na diante de um vizinho, se não houver porta entre os dois. Durante ${turns(quarantineTurns)} dos turnos dele, todos veem as cartas que bisca, descarta e dá. Em quarentena não se pode queimar ninguém nem trocar de lugar.`,
      example: 'O Bruno está em quarentena. Todos veem que dá um Whisky à Carla, mas não o que recebe.',
    },
    barredDoor: {
      name: 'Porta trancada',
      line: 'Barra o caminho a um vizinho.',
      more: 'Põe-na entre ti e um vizinho. As cartas para vizinhos não atravessam uma porta, e a troca do fim do turno também não. Fica onde está, mesmo que os jogadores se mexam.',
      example: 'Há uma porta entre a Ana e o Bruno. No fim do turno, a Ana não troca com ninguém.',
    },
    rottenRopes: {
      name: 'Cordas podres',
      line: 'Acabam todas as quarentenas.',
      more: 'Descartam-se todas as cartas de Quarentena da mesa. As portas ficam.',
      example: 'O Bruno e o Diego estavam em quarentena. A partir de agora, as cartas deles voltam a estar escondidas.',
    },
    oneTwo: {
      name: 'Um, dois…',
      line: 'Troca de lugar com o terceiro jogador de um lado.',
      more: 'Escolhe esquerda ou direita e troca de lugar com o terceiro jogador desse lado, mesmo através de portas. Ninguém se mexe se um dos dois estiver em quarentena, ou se restarem menos de quatro jogadores.',
      example: 'A Ana conta o Bruno, a Carla e o Diego à sua esquerda. Troca de lugar com o Diego.',
    },
    threeFour: {
      name: 'Três, quatro…',
      line: 'Retiram-se todas as portas.',
      more: 'Descartam-se todas as portas da mesa. As quarentenas ficam.',
      example: 'Já não há porta entre a Ana e o Bruno: trocam no fim deste turno.',
    },
    soThisIsTheParty: {
      name: 'É aqui a festa?',
      line: 'Saem portas e quarentenas. Os pares trocam de lugar.',
      more: 'Descartam-se todas as portas e quarentenas. Depois troca-se de lugar aos pares, no sentido dos ponteiros do relógio a partir de quem biscou a carta: os dois primeiros, os dois seguintes, e assim por diante.',
      example: 'A Ana troca de lugar com o Bruno, e a Carla com o Diego. A Elena fica sem par e não se mexe.',
    },
    getOutOfHere: {
      name: 'Sai daqui!',
      line: 'Troca de lugar com quem quiseres.',
      more: (rules) =>
        `Escolhe qualquer pessoa que não esteja em quarentena, ${beyondDoors(rules)}, e troca de lugar com ela. Não pode recusar. Se estiveres em quarentena, não acontece nada.`,
      example: 'A Ana escolhe o Diego e fica com o lugar dele, do outro lado do círculo.',
    },
    forgetful: {
      name: 'Esquecido',
      line: 'Fica com uma carta, descarta o resto, bisca de novo.',
      more: 'Fica com uma carta, descarta as outras e bisca outras tantas. A Coisa fica com a sua. Um infetado fica com uma carta «Infetado!».',
      example: 'A Ana fica com o Lança-chamas e bisca três cartas novas.',
    },
    roundAndRound: {
      name: 'Anda à roda',
      line: 'Todos passam uma carta ao mesmo tempo.',
      more: 'Cada jogador escolhe uma carta para o seguinte, e todas passam ao mesmo tempo. Portas, quarentenas e cartas de defesa não o impedem. Depois o turno acaba.',
      example: 'A Coisa passa «Infetado!» ao Bruno. Só os dois dão por isso.',
    },
    cantWeBeFriends: {
      name: 'Não podemos ser amigos?',
      line: 'Troca uma carta com quem quiseres.',
      more: (rules) =>
        `Escolhe qualquer pessoa que não esteja em quarentena, ${beyondDoors(rules)}, e troca uma carta. Ela pode recusar com uma carta de defesa. A seguir vem a tua troca habitual.`,
      example: 'A Ana troca com o Diego e depois, como sempre, com o Bruno.',
    },
    blindDate: {
      name: 'Encontro às cegas',
      line: 'Troca uma carta com o baralho.',
      more: ({ blindDateCard }) =>
        blindDateCard === 'deck'
          ? 'Escolhe uma carta, bisca uma e põe a tua em cima do baralho: o jogador seguinte vai biscá-la. O turno acaba sem outra troca.'
          : 'Escolhe uma carta, bisca uma e põe a tua na pilha de descarte, virada para baixo. O turno acaba sem outra troca.',
      example: ({ blindDateCard }) =>
        blindDateCard === 'deck'
          ? 'A Ana livra-se de «Infetado!». O Bruno bisca a carta e continua humano.'
          : 'A Ana livra-se de «Infetado!», e ninguém vê.',
    },
    ooops: {
      name: 'Ups!',
      line: 'Mostra a tua mão a todos.',
      more: 'Quem bisca esta carta mostra todas as cartas que tem na mão.',
      example: 'O Bruno tem de mostrar «Infetado!». Biscou-a, ou foi A Coisa que lha deu?',
    },
    betweenUs: {
      name: 'Que fique entre nós…',
      line: 'Mostra a mão a um vizinho.',
      more: 'Escolhe um vizinho, se não houver porta entre os dois. Só essa pessoa vê as tuas cartas.',
      example: 'A Ana mostra a mão ao Bruno. Agora ele pode responder por ela, se alguém acreditar.',
    },
    revelations: {
      name: 'Revelações',
      line: 'Um a um, todos podem mostrar a mão.',
      more: 'Começa quem biscou a carta e segue-se o sentido de jogo: cada jogador mostra a mão, ou só uma carta «Infetado!», ou nada. Acaba assim que se vê uma carta «Infetado!».',
      example: 'A Ana mostra a mão, o Bruno não mostra nada, a Carla mostra «Infetado!». Acaba aí.',
    },
  },
}
