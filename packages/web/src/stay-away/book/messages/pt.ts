import type { StayAwayBook } from './en.ts'

export const pt: StayAwayBook = {
  aim: {
    title: 'O jogo em poucas palavras',
    text: {
      short:
        'Uma estação isolada pela neve, e alguém à mesa é **A Coisa**. Cada turno acaba com dois jogadores a dar uma carta um ao outro, virada para baixo. A Coisa aproveita para infectar, e mais ninguém o pode ver.',
      sides: [
        'Os **humanos** ganham quando A Coisa arde.',
        '**A Coisa** ganha quando não resta nenhum humano e o declara.',
        'Os **infectados** ganham com A Coisa, se ela ganhar.',
      ],
      talk: 'Falem, acusem, prometam e mintam à vontade. Uma carta só se mostra onde uma carta o diz.',
    },
  },
  setup: {
    title: 'Preparação',
    text: {
      'SET-1':
        'De 4 a 12 jogadores sentam-se em círculo; quem começa é decidido à sorte. Ao princípio joga-se no sentido dos ponteiros do relógio. A tua esquerda é esse sentido; a direita, o contrário.',
      'DECK-1':
        'Quantos mais jogadores, mais cartas: cada cópia tem um número mínimo de jogadores. Que cartas estão em jogo é público.',
      'SET-2':
        'Cada um recebe quatro cartas. Entre as cartas dadas estão A Coisa e, de resto, só ações, defesas e obstáculos: ninguém começa com um Infectado!',
      'SET-4': 'Quem recebe A Coisa é A Coisa a partir daí. Todos os outros são humanos.',
      'SET-3': 'As outras cartas, com todos os Infectado! e todas as de Pânico, formam o baralho.',
      'VOC-10':
        'As cartas normais e as de Pânico têm versos diferentes: todos veem de que tipo é a de cima do baralho.',
    },
    pictures: { ring: 'O círculo de seis. Tu estás em baixo; as setas mostram o sentido, o baralho mostra o verso.' },
    decks: { title: 'Cartas por número de jogadores', card: 'Carta' },
  },
  turn: {
    title: 'Um turno',
    text: {
      'TURN-2':
        '**1. Tirar.** Tiras a carta de cima, sem fazer nada. Uma carta normal vai para a mão. Uma de Pânico mostra-se e acontece logo; então não há segundo passo.',
      'TURN-4':
        '**2. Jogar ou descartar.** Joga uma carta de ação ou obstáculo que tenha um alvo válido, ou descarta uma carta, sem ser vista. Não podes passar. Defesas e contágio não se jogam aqui.',
      'TURN-6': '**3. Trocar.** Tu e o jogador seguinte, no sentido do jogo, trocam uma carta.',
      'TURN-7':
        'Depois é a vez do seguinte, contado de onde estás agora sentado. Quem é saltado porque os lugares mudaram, é simplesmente saltado.',
      'TURN-8': 'No fim de cada turno todos têm quatro cartas.',
    },
  },
  exchange: {
    title: 'A troca',
    text: {
      'EXC-3': 'Pousas uma carta para o jogador seguinte, virada para baixo. Já não se pode mudar.',
      'EXC-4': 'O seguinte, que não sabe qual é, pousa outra, ou recusa com uma defesa.',
      'EXC-5': 'As duas cartas mudam de mãos no mesmo momento. Só os dois sabem o que foi dado.',
      'EXC-2': 'Uma porta entre os dois impede a troca. A quarentena não: mas então a carta é pousada à vista.',
      'EXC-6': 'Se for recusada ou impossível, nenhuma carta se move e não se procura mais ninguém.',
      'HAND-3': [
        'Os humanos podem dar tudo menos Infectado!',
        'Os infectados podem dar tudo menos Infectado! Só à Coisa podem devolver um, e só se tiverem dois ou mais.',
        'A Coisa pode dar tudo menos A Coisa.',
      ],
      'HAND-2':
        'Pode descartar-se qualquer carta menos A Coisa; um infectado guarda sempre um Infectado! Os humanos podem deitar fora os seus.',
      'TFL-1':
        'A Coisa não pode acumular Lança-chamas. Se no seu turno tiver dois ou mais, tem de jogar ou descartar um; se lhe resta um, tem de o oferecer na sua troca.',
    },
    pictures: { offer: 'O Diego oferece-te uma carta. Respondes com uma carta, ou recusas.' },
  },
  infection: {
    title: 'A infeção',
    text: {
      'INF-1':
        'Um humano que recebe um Infectado! **d’A Coisa** numa troca, ou com Roda a roda, fica infectado logo e para sempre. Mais nada infecta: nem tirá-lo, nem Encontro às cegas, nem um infectado.',
      'INF-2': 'Só o sabem A Coisa e o novo infectado, que fica a saber quem é A Coisa.',
      'INF-3':
        'A Coisa conhece sempre todos os papéis. Os infectados conhecem A Coisa, e não se conhecem uns aos outros.',
      'SUP-1':
        '**Superinfeção.** Quem chega a uma troca com uma mão só de Infectado! mostra-a e fica fora, a não ser que seja um infectado a trocar com A Coisa. Uma porta que impede a troca também salva disto.',
    },
  },
  defence: {
    title: 'Defender-se',
    text: {
      'DEF-1':
        'Podes responder a um Lança-chamas, a uma troca de lugar ou a uma oferta. A mesa pergunta a todos os alvos, tenham ou não resposta: assim a pergunta não revela nada.',
      'DEF-3': 'A defesa mostra-se e descarta-se; depois tiras uma carta nova, saltando o Pânico.',
      'DEF-5': [
        'Nada de churrasco! trava um Lança-chamas.',
        'Estou bem aqui trava Troca de lugar! e É melhor correr!',
        'Aterrorizante, Não, obrigado! e Errou! travam uma troca.',
        'Nada trava Análise, Suspeita, Machado, Quarentena, uma porta, ou o Pânico.',
      ],
      'DEF-2':
        'Não és obrigado a usá-la. Fora do seu momento uma defesa é uma carta qualquer: pode ser descartada ou dada.',
      'MIS-1':
        '**Errou!** passa a oferta ao jogador a seguir a ti, que tem de lhe responder e não pode ser infectado por ela. Quem oferece é saltado. Uma porta no caminho, ou um seguinte em quarentena, trava-a.',
    },
  },
  obstacles: {
    title: 'Portas e quarentena',
    text: {
      'DOOR-1': 'Uma porta fica entre dois vizinhos. Através dela nada se pode apontar e não se faz a troca do turno.',
      'DOOR-3':
        'É melhor correr!, Sedução, Saia daqui!, Não podemos ser amigos?, Um, dois... e Roda a roda não fazem caso das portas.',
      'DOOR-4':
        'Uma porta pertence ao seu intervalo: fica quando os jogadores se movem, e quando alguém sai os dois intervalos passam a um com todas as suas portas. Se restam dois jogadores, todas as portas estão entre eles.',
      'QUA-1': 'A Quarentena põe-se diante de um vizinho e dura dois dos seus turnos.',
      'QUA-2':
        'Todos veem o que quem está em quarentena tira, descarta, oferece e dá em resposta. O que recebe, e o resto da mão, fica escondido.',
      'QUA-4':
        'Quem está em quarentena não pode jogar Lança-chamas, Troca de lugar! nem É melhor correr!, e não pode ser alvo de Troca de lugar!, É melhor correr!, Sedução, Saia daqui! nem Não podemos ser amigos?',
      'QUA-6': 'Acaba mais cedo com um Machado, Cordas podres ou É aqui a festa?',
      'VOC-7':
        'Os teus **vizinhos** são os jogadores vivos mais próximos à esquerda e à direita. Um está **ao teu alcance** se não houver porta entre os dois.',
    },
    pictures: { door: 'Uma porta entre ti e o Bruno, e o Diego em quarentena mais dois turnos.' },
  },
  panic: {
    title: 'Pânico',
    text: {
      'TURN-3':
        'Uma carta de Pânico tirada acontece logo e depois é descartada. A troca segue-se na mesma, mas não depois de Roda a roda nem de Encontro às cegas.',
      'DRAW-2':
        'Todas as outras tiragens (depois de uma defesa, por Determinação, Esquecido, Encontro às cegas) saltam as cartas de Pânico: são postas de lado sem serem vistas.',
      'DRAW-3': 'Se é precisa uma carta e o baralho está vazio, o descarte é baralhado e forma um novo.',
    },
  },
  out: {
    title: 'Fora do jogo',
    text: {
      'ELIM-1':
        'O fogo e a superinfeção põem um jogador fora. O lugar fecha-se, os vizinhos aproximam-se, as cartas vão para o descarte sem serem vistas.',
      'ELIM-2': 'A ninguém se diz o papel, a não ser que fosse A Coisa: então o jogo acaba.',
      'ELIM-4': 'Quem está fora pode continuar a assistir, e perdeu.',
    },
    pictures: { burned: 'A Carla ardeu. Agora o Bruno e o Diego são vizinhos.' },
  },
  end: {
    title: 'O fim, e quem ganha',
    text: {
      'WIN-1': 'A Coisa está fora: ganham os humanos vivos, todos os outros perdem.',
      'DECL-1':
        'A Coisa pode declarar que não restam humanos, enquanto alguém escolhe que carta jogar ou antes de ser oferecida a troca do turno. Também pode deixar a ordem de o fazer no primeiro momento; ninguém dá por isso.',
      'WIN-2': 'Se ainda vive um humano, a declaração é falsa: ganham os humanos vivos.',
      'WIN-3': 'Se é certa e nenhum humano ficou fora durante o jogo, A Coisa ganha sozinha.',
      'WIN-4':
        'Se é certa e algum humano ficou fora, ganham A Coisa e os infectados vivos, menos o último a ser infectado.',
      'WIN-6': 'Se A Coisa é a única viva, o jogo acaba sozinho.',
      'WIN-7': 'Quem está fora nunca ganha. Sem declaração, continua-se.',
    },
  },
  cards: {
    title: 'Todas as cartas',
    text: {
      'ABT-2':
        'Onde uma carta diz outra coisa que as regras gerais, vale a carta. Uma carta sem alvo válido só pode ser descartada.',
    },
    copies: (few, many) => `${few} com quatro jogadores, ${many} com doze`,
  },
  switches: {
    title: 'Pontos que cada grupo joga à sua maneira',
    text: {
      'ABT-8': 'Aqui as regras impressas calam-se ou contradizem-se. Escolhe o anfitrião; o habitual está indicado.',
    },
    usual: (value) => `o habitual: ${value}`,
    or: (value) => `ou então: ${value}`,
  },
  secrets: {
    title: 'Quem sabe o quê',
    text: {
      'VIS-1':
        'As mãos são secretas; quantas cartas têm é público. Também os lugares, portas, quarentenas, o sentido, quantas cartas há no baralho e no descarte, e o verso de cima.',
      'VIS-12': 'Toda a carta jogada da mão é pública, com o seu alvo, e toda a resposta que recusa.',
      'VIS-20': 'Uma oferta é pública, a carta não. Uma troca é pública, as cartas não.',
      'VIS-15':
        'O que Análise e Suspeita mostram vê-o quem olha, e sabe-o quem é olhado; os outros só sabem quem olhou para quem.',
      'VIS-25': 'Uma infeção não é vista por ninguém além dos dois envolvidos.',
      'VIS-36': 'No fim todos os papéis e mãos ficam abertos.',
    },
  },
}
