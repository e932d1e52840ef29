import type { LessonWords } from './en.ts'

export const pt: LessonWords = {
  chapters: {
    human: {
      title: 'Encontra A Coisa',
      steps: {
        welcome: 'És humano. Um dos outros é A Coisa: infecta as pessoas dando-lhes cartas. Encontra-a e queima-a.',
        ring: 'Este é o círculo. O Bruno está à tua esquerda, o Diego à tua direita. Joga-se no sentido dos ponteiros do relógio, como mostram as setas. Entre o Bruno e a Carla há uma porta trancada.',
        hand: 'Estas são as tuas cartas; só tu as vês. Um turno tem três passos: tirar, jogar ou descartar, trocar. Já tiraste.',
        suspicion:
          'Dá uma olhadela a um vizinho. Escolhe Suspeita, aponta para o Diego e joga-a: verás uma das cartas dele, tirada ao acaso.',
        saw: 'Um Infectado!. Tê-lo na mão é inofensivo, se foi tirado do baralho. Mas A Coisa guarda sempre algum para dar. Lembra-te do Diego.',
        exchange:
          'Cada turno acaba com uma troca: tu e o jogador seguinte dão uma carta um ao outro, virada para baixo. Dá uma carta ao Bruno. Guarda para ti Não, obrigado!',
        exchanged:
          'A tua carta pela dele, no mesmo momento. Só A Coisa te pode infectar assim, dando-te um Infectado!. Recebeste um Machado: não aconteceu nada.',
        door: 'O Bruno descartou uma carta, sem ser vista. Depois devia trocar com a Carla, mas a porta está pelo meio: não há troca.',
        panic:
          'A Carla tirou uma carta de Pânico: acontece logo, e caíram todas as portas. Depois trocou com o Diego. O que ele lhe deu, só os dois sabem.',
        refuse: 'Agora o Diego oferece-te uma carta a ti. Viste o que ele traz. Responde com Não, obrigado!',
        refused: 'Nenhuma carta mudou de mãos, e tiraste uma nova. Ninguém saberá o que ele te oferecia.',
        burn: 'É a tua vez, e tiraste um Lança-chamas. Escolhe-o, aponta para o Diego e joga-o.',
        won: 'Era A Coisa: ganham os humanos vivos. A Carla estava infectada, e não o podias ver. Agora A Coisa és tu.',
      },
    },
    thing: {
      title: 'Ser A Coisa',
      steps: {
        welcome:
          'És A Coisa. Sabes quem está infectado: a Carla e o Diego. Só o Bruno ainda é humano. Quando não houver mais nenhum, declaras e ganhas.',
        act: 'Já tiraste uma carta. Descarta uma, por exemplo Nada de churrasco! Guarda os teus Infectado!',
        infect: 'Agora a troca com o Bruno. Oferece-lhe um Infectado!',
        infected:
          'Ele aceitou, e deu-te um Machado. Agora o Bruno está infectado: ele sabe, e tu sabes. Os outros só viram uma troca.',
        declare:
          'Não resta nenhum humano. Declara: o botão está ao lado do teu papel; num telemóvel, abre o teu papel com o botão das pessoas, em cima.',
        won: 'Ganhas, e sozinha, porque nenhum humano se perdeu pelo caminho. Se declarares cedo de mais, ganham os humanos. Já sabes o suficiente para jogar: cada carta explica-se por si.',
      },
    },
  },
}
