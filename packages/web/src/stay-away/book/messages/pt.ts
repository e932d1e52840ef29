import type { StayAwayBook } from './en.ts'

export const pt: StayAwayBook = {
  aim: {
    title: 'O jogo em poucas palavras',
    text: {
      short:
        'Uma estação isolada pela neve, e alguém à mesa é **A Coisa**. Cada turno acaba com dois jogadores a dar uma carta um ao outro, virada para baixo. É assim que A Coisa infeta, e mais ninguém o pode ver.',
      sides: [
        'Os **humanos** ganham quando A Coisa arde, ou quando ela declara cedo demais.',
        '**A Coisa** ganha quando não restam humanos e ela o declara.',
        'Os **infetados** ganham com A Coisa, menos o último a ser infetado. Se nenhum humano tiver sido eliminado, A Coisa ganha sozinha.',
      ],
      talk: 'Falem, acusem, prometam e mintam à vontade. Uma carta só se mostra quando outra carta o manda.',
    },
  },
  setup: {
    title: 'Preparação',
    text: {
      'SET-5':
        'De 4 a 12 jogadores sentam-se em círculo. Quem começa decide-se ao acaso. De início joga-se no sentido dos ponteiros do relógio: para a tua esquerda. A tua direita é o sentido contrário.',
      'DECK-1':
        'Quanto mais jogadores, mais cartas: cada cópia entra em jogo a partir de um certo número de jogadores. Todos podem ver que cartas estão em jogo.',
      'SET-2':
        'Cada jogador recebe quatro cartas. Entre todas está A Coisa; as outras são de ação, defesa e obstáculo. Por isso ninguém começa com uma carta «Infetado!».',
      'SET-4': 'Quem recebe A Coisa é A Coisa. Todos os outros são humanos.',
      'SET-3': 'As outras cartas, com todas as «Infetado!» e todas as de Pânico, são baralhadas e formam o baralho.',
      'VOC-10':
        'As cartas Afasta-te! e as de Pânico têm versos diferentes: todos veem de que tipo é a de cima do baralho.',
    },
    pictures: {
      ring: 'Um círculo de seis. Tu estás em baixo. As setas mostram o sentido de jogo, e o baralho mostra o verso.',
    },
    decks: { title: 'Cartas por número de jogadores', card: 'Carta' },
  },
  turn: {
    title: 'O turno',
    text: {
      'TURN-2':
        '**1. Biscar.** A carta de cima do baralho é biscada automaticamente. Uma carta Afasta-te! vai para a tua mão. Uma de Pânico mostra-se e tem efeito imediato; nesse caso não há segundo passo.',
      'TURN-4':
        '**2. Jogar ou descartar.** Joga uma carta de ação ou obstáculo que tenha um alvo válido, ou descarta uma carta virada para baixo. Não podes passar. Aqui não se jogam cartas de defesa nem de contágio.',
      'TURN-5':
        'Depois de «Determinação» jogas ou descartas outra carta. «Sedução» traz a sua própria troca, e o teu turno acaba.',
      'TURN-6':
        '**3. Trocar.** Tu e o jogador seguinte, no sentido de jogo, trocam uma carta. O seguinte conta-se a partir de onde estás agora.',
      'TURN-7':
        'Depois joga o jogador seguinte, contado também a partir de onde estás agora. Quem é saltado porque os lugares mudaram perde esse turno.',
      'TURN-8': 'No fim de cada turno, todos têm quatro cartas.',
    },
  },
  exchange: {
    title: 'A troca',
    text: {
      'EXC-3': 'Pousas uma carta virada para baixo para o jogador seguinte. Não podes voltar atrás.',
      'EXC-4': 'O jogador seguinte não sabe que carta é. Pousa outra em troca, ou recusa com uma carta de defesa.',
      'EXC-5': 'As duas cartas mudam de mãos ao mesmo tempo. Só os dois sabem quais eram.',
      'EXC-2':
        'Uma porta entre os dois impede a troca do fim do turno. A quarentena não a impede, mas a carta de quem está em quarentena fica à vista.',
      'EXC-6':
        'Se uma troca for recusada ou impossível, nenhuma carta se move. Só «Falhaste!» faz entrar outro jogador.',
      'HAND-3': [
        'Os humanos podem dar qualquer carta menos «Infetado!».',
        'Os infetados podem dar qualquer carta menos «Infetado!». Essa, só a podem dar à Coisa, e só se tiverem duas ou mais.',
        'A Coisa pode dar qualquer carta menos a sua.',
      ],
      'HAND-2':
        'Podes descartar qualquer carta menos A Coisa. Um infetado fica sempre com uma carta «Infetado!». Os humanos podem descartar as suas.',
      'TFL-1':
        'A Coisa não pode acumular Lança-chamas. Se no seu turno tiver dois ou mais, tem de jogar ou descartar um. Quando faz uma oferta no seu turno, tem de oferecer um Lança-chamas, se o tiver.',
    },
    pictures: { offer: 'O Diego oferece-te uma carta. Dás outra em troca, ou recusas.' },
  },
  infection: {
    title: 'A infeção',
    text: {
      'INF-1':
        'Um humano que recebe «Infetado!» **da Coisa** numa troca, ou com «Anda à roda», fica infetado logo e para sempre. Mais nada infeta: nem biscar a carta, nem «Encontro às cegas», nem um infetado.',
      'INF-2': 'Só o sabem A Coisa e o novo infetado, que fica a saber quem é A Coisa.',
      'INF-3':
        'A Coisa conhece os papéis de todos. Os infetados sabem quem é A Coisa, mas não quem mais está infetado.',
      'SUP-1':
        '**Superinfeção.** Se no início de uma troca, ou de «Anda à roda», só tiveres cartas «Infetado!», mostras a mão e ficas fora de jogo. Não acontece a um infetado que troca com A Coisa, nem quando uma porta impede a troca.',
    },
  },
  defence: {
    title: 'Defender-se',
    text: {
      'DEF-1':
        'Podes responder a um Lança-chamas, a uma troca de lugar ou a uma oferta. A mesa pergunta a todos os alvos, tenham ou não uma carta de defesa: assim a pergunta não revela nada.',
      'DEF-3':
        'Todos veem a tua carta de defesa, que depois é descartada. A seguir biscas uma carta, saltando as de Pânico.',
      'DEF-5': [
        '«Nada de churrascos!» trava um Lança-chamas.',
        '«Estou bem aqui» trava «Troca de lugar!» e «É melhor fugires!».',
        '«Aterrador», «Não, obrigado!» e «Falhaste!» travam uma troca.',
        'Nada trava «Análise», «Suspeita», «Machado», «Quarentena», «Porta trancada» nem os outros efeitos do Pânico.',
      ],
      'DEF-2':
        'A defesa não é obrigatória. Em qualquer outro momento, uma carta de defesa só serve para descartar ou dar.',
      'MIS-1':
        '**Falhaste!** passa a oferta ao jogador a seguir a ti; quem oferece é saltado. Quem a recebe tem de responder, também se pode defender, e não pode ficar infetado com ela. Uma porta pelo meio, ou uma quarentena sobre esse jogador, impede a troca.',
    },
  },
  obstacles: {
    title: 'Portas e quarentena',
    text: {
      'DOOR-1':
        'Uma porta põe-se entre ti e um vizinho, onde ainda não haja outra. As cartas para vizinhos não a atravessam, e a troca do fim do turno também não.',
      'DOOR-3':
        '«É melhor fugires!», «Sedução», «Sai daqui!», «Não podemos ser amigos?», «Um, dois…» e «Anda à roda» ignoram as portas. «Falhaste!» não.',
      'DOOR-4':
        'Uma porta fica no seu intervalo quando os jogadores se mexem. Quando alguém fica fora de jogo, os intervalos dos dois lados passam a ser um só, com todas as suas portas. Se restarem dois jogadores, todas as portas estão entre eles.',
      'QUA-1':
        'A Quarentena põe-se diante de um vizinho ao teu alcance. Tem efeito imediato e dura dois turnos desse jogador.',
      'QUA-2':
        'Todos veem o que bisca, descarta, oferece e dá em troca quem está em quarentena. O que recebe e o resto da mão ficam escondidos.',
      'QUA-4':
        'Quem está em quarentena não pode jogar «Lança-chamas», «Troca de lugar!» nem «É melhor fugires!». Não pode ser alvo de «Troca de lugar!», «É melhor fugires!», «Sedução», «Sai daqui!» nem «Não podemos ser amigos?», e «Um, dois…» não o faz mudar de lugar.',
      'QUA-6': 'Um Machado, «Cordas podres» ou «É aqui a festa?» acabam com ela mais cedo.',
      'VOC-7':
        'Os teus **vizinhos** são os jogadores mais próximos ainda em jogo, à tua esquerda e à tua direita. Um vizinho está **ao teu alcance** se não houver uma porta entre os dois.',
    },
    pictures: { door: 'Uma porta entre ti e o Bruno. O Diego ainda tem dois turnos de quarentena.' },
  },
  panic: {
    title: 'Pânico',
    text: {
      'TURN-3':
        'Quando biscas uma carta de Pânico, ela tem efeito imediato e depois é descartada. A troca faz-se na mesma, exceto depois de «Anda à roda» e de «Encontro às cegas».',
      'DRAW-2':
        'Nos outros casos, as cartas de Pânico são saltadas: ao biscar depois de uma defesa, e com «Determinação», «Esquecido» e «Encontro às cegas». As que são saltadas descartam-se sem serem vistas.',
      'DRAW-3':
        'Se for precisa uma carta e o baralho estiver vazio, a pilha de descarte é baralhada e forma o novo baralho.',
    },
  },
  out: {
    title: 'Fora de jogo',
    text: {
      'ELIM-1':
        'Um Lança-chamas ou uma superinfeção põem um jogador fora de jogo. O lugar dele fecha-se, e os jogadores dos dois lados passam a ser vizinhos. As cartas vão para a pilha de descarte; ninguém vê as de quem arde.',
      'ELIM-2':
        'Ninguém descobre o papel de quem fica fora de jogo, a não ser que fosse A Coisa: nesse caso o jogo acaba.',
      'ELIM-4': 'Quem fica fora de jogo perdeu. Pode continuar a assistir.',
    },
    pictures: { burned: 'A Carla ardeu. Agora o Bruno e o Diego são vizinhos.' },
  },
  end: {
    title: 'Como acaba o jogo',
    text: {
      'WIN-1': 'A Coisa fica fora de jogo: ganham os humanos ainda em jogo, e todos os outros perdem.',
      'DECL-1':
        'A Coisa pode declarar que não restam humanos enquanto alguém escolhe que carta jogar, ou antes de ser oferecida a troca de um turno. Também pode escolher declará-lo automaticamente assim que for possível. Os outros não dão por isso.',
      'WIN-2': 'Se ainda houver um humano em jogo, a declaração é falsa: ganham os humanos ainda em jogo.',
      'WIN-3': 'Se for certa e nenhum humano tiver sido eliminado durante o jogo, A Coisa ganha sozinha.',
      'WIN-4':
        'Se for certa e algum humano tiver sido eliminado, ganham A Coisa e os infetados ainda em jogo, menos o último a ser infetado.',
      'WIN-5':
        'O último a ser infetado é o jogador cuja infeção não deixou nenhum humano em jogo. Se o último humano tiver sido eliminado, não há nenhum.',
      'WIN-6': 'Se só restar A Coisa, o jogo acaba automaticamente.',
      'WIN-7': 'Quem está fora de jogo nunca ganha. Sem declaração, o jogo continua.',
    },
  },
  cards: {
    title: 'Todas as cartas',
    text: {
      'ABT-2':
        'Se uma carta contrariar as regras gerais, vale a carta. Uma carta sem alvo válido só pode ser descartada.',
    },
    copies: (few, many) => `${few} com quatro jogadores, ${many} com doze`,
  },
  switches: {
    title: 'Regras da casa',
    text: {
      'ABT-8': 'Nestes pontos, as regras impressas nada dizem ou contradizem-se. Quem escolhe é o anfitrião.',
    },
    usual: (value) => `habitual: ${value}`,
    or: (value) => `ou então: ${value}`,
  },
  secrets: {
    title: 'Quem vê o quê',
    text: {
      'VIS-1':
        'As mãos são secretas, mas todos veem quantas cartas tem cada um. Também veem os lugares, as portas e as quarentenas, o sentido de jogo, quantas cartas há no baralho e na pilha de descarte, e o verso da carta de cima.',
      'VIS-12': 'Todos veem cada carta jogada, o seu alvo e cada carta de defesa.',
      'VIS-20': 'Todos veem as ofertas e as trocas, mas não as cartas.',
      'VIS-15':
        'O que «Análise» e «Suspeita» revelam só os dois jogadores o sabem. Os outros só veem quem olhou para quem.',
      'VIS-25': 'De uma infeção só sabem os dois jogadores envolvidos.',
      'VIS-36': 'No fim, todos veem os papéis e as mãos de todos.',
    },
  },
}
