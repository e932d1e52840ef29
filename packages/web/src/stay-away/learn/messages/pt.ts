import type { LessonWords } from './en.ts'

export const pt: LessonWords = {
  chapters: {
    human: {
      title: 'Encontra A Coisa',
      steps: {
        welcome:
          'Jogas com os humanos. Um dos outros é A Coisa: infeta quem recebe as suas cartas. Encontra-a e queima-a.',
        ring: 'Este é o círculo. O Bruno está à tua esquerda, o Diego à tua direita. Joga-se no sentido dos ponteiros do relógio, como mostram as setas. Entre o Bruno e a Carla há uma porta trancada.',
        hand: 'Estas são as tuas cartas. Só tu as vês. Um turno tem três passos: biscar, jogar ou descartar, trocar. Já biscaste.',
        suspicion:
          'Espreita a mão de um vizinho. Escolhe «Suspeita», aponta para o Diego e joga-a: vais ver uma das cartas dele, ao acaso.',
        saw: 'Uma carta «Infetado!». Se a biscou, é inofensiva. Mas A Coisa guarda sempre alguma para dar. Fica de olho no Diego.',
        exchange:
          'Cada turno acaba com uma troca: tu e o jogador seguinte dão uma carta um ao outro, virada para baixo. Dá uma carta ao Bruno, mas guarda «Não, obrigado!».',
        exchanged:
          'A tua carta pela dele, ao mesmo tempo. Só A Coisa te pode infetar assim, ao dar-te «Infetado!». Recebeste um Machado: não aconteceu nada.',
        door: 'O Bruno descartou uma carta virada para baixo. Agora devia trocar com a Carla, mas a porta está pelo meio: não há troca.',
        panic:
          'A Carla biscou uma carta de Pânico, com efeito imediato: já não há portas. Depois trocou com o Diego. Que cartas, só os dois sabem.',
        refuse: 'Agora o Diego oferece-te uma carta, e tu já viste uma das cartas dele. Responde com «Não, obrigado!».',
        refused: 'Nenhuma carta mudou de mãos, e biscaste outra. Ninguém saberá o que ele te oferecia.',
        burn: 'É o teu turno, e biscaste um Lança-chamas. Escolhe-o, aponta para o Diego e joga-o.',
        won: 'Ele era A Coisa. Ganham os humanos que restam. A Carla estava infetada, e tu não o podias ver. Agora vê o que acontece se aceitares uma carta dessas.',
      },
    },
    infected: {
      title: 'Entre os infetados',
      steps: {
        welcome:
          'Estás outra vez entre os humanos, noutro jogo. É o turno do Diego, e no fim ele vai oferecer-te uma carta.',
        answer: 'Não tens nenhuma carta para recusar uma troca. Escolhe uma e dá-a ao Diego: vais receber a dele.',
        infected:
          'É «Infetado!», e vem da Coisa: o Diego. Já não estás entre os humanos. Ele sabe e tu sabes; os outros só viram uma troca.',
        side: 'Mudaste de fação para o resto do jogo. Ganhas se A Coisa declarar que não restam humanos. Se A Coisa arder, perdes.',
        lose: 'Podes perder mesmo que A Coisa ganhe: o último a ser infetado nunca ganha, e se nenhum humano for eliminado, A Coisa ganha sozinha. Por isso continua em jogo, e espera que os outros não consigam.',
        act: 'É o teu turno. Descarta uma carta. Tens de ficar com uma carta «Infetado!»: o cadeado diz porquê.',
        quiet: 'Agora troca com o Bruno. Tu não infetas ninguém: só A Coisa pode. Dá-lhe uma carta inofensiva.',
        lie: 'O Bruno não deu por nada. Numa mesa a sério podes agora mentir: diz que o Diego te deu um Whisky, ou acusa a Carla. A seguir, A Coisa és tu.',
      },
    },
    thing: {
      title: 'Ser A Coisa',
      steps: {
        welcome:
          'És A Coisa. Sabes quem está infetado: a Carla e o Diego. Só o Bruno ainda é humano. Quando não restarem humanos, declara-lo e ganhas.',
        act: 'Biscaste uma carta. Descarta uma, por exemplo «Nada de churrascos!». Guarda as tuas cartas «Infetado!».',
        infect: 'Agora troca com o Bruno. Oferece-lhe «Infetado!».',
        infected:
          'Ele aceitou-a e deu-te um Machado. Agora o Bruno está infetado. Ele sabe, e tu sabes. Os outros só viram uma troca.',
        declare:
          'Não restam humanos. Declara-o: o botão está ao lado do teu papel. Num telemóvel, toca primeiro no botão dos jogadores, em cima.',
        won: 'Ganhaste, e a vitória é só tua, porque nenhum humano foi eliminado. Se declarares cedo demais, ganham os humanos. Já sabes o suficiente para jogar: cada carta explica o que faz.',
      },
    },
  },
}
