import type { EscapeBook } from './en.ts'

export const pt: EscapeBook = {
  aim: {
    title: 'O jogo em poucas palavras',
    text: {
      short:
        'Uma nave à deriva, às escuras. Metade de vocês são **humanos** que querem chegar a uma escotilha; os outros são **alienígenas** que os querem travar. Ninguém sabe quem é quem, e ninguém vê onde estão os outros. Só há o que se anuncia em voz alta, e parte disso é mentira.',
      steps: [
        'Na tua vez moves-te em segredo.',
        'Num setor perigoso tiras uma carta. Manda-te anunciar o teu setor, anunciar o que quiseres, ou diz que há silêncio.',
        'Todos ouvem o anúncio e ninguém sabe que carta era.',
        'Um alienígena pode, em vez disso, atacar onde está. Todos os outros que lá estejam morrem.',
        'Um humano que chega a uma escotilha aberta pode fugir.',
      ],
    },
  },
  map: {
    title: 'O mapa',
    text: {
      'VOC-1':
        'Uma **zona** é um mapa de **setores** hexagonais: colunas de A a W, linhas de 01 a 14. Coluna sim, coluna não, fica meio hexágono mais abaixo, e por isso um setor tem até seis vizinhos. O que não está desenhado é vazio.',
      'VOC-2': [
        'Os setores **perigosos** são tracejados. Quem lá acaba o movimento tira uma carta.',
        'Os setores **seguros** são lisos e mais claros, com uma linha interior. Lá não se tira nada, e todos ouvem «setor em silêncio».',
        'O **Setor Humano** e o **Setor Alienígena** são as partidas de cada lado. Durante o jogo ninguém lá entra nem por lá passa.',
        'As **escotilhas** (cápsulas na edição Ultimate) são as saídas. Cada uma tem um número e está aberta, ou fechada: usada, avariada ou fechada desde o início.',
      ],
      'GEO-3':
        'Os setores perigosos e seguros são os **comuns**: só eles têm coordenadas que se podem anunciar, e só neles se pode atacar. As distâncias andam-se por onde quem se move pode passar, não se medem na grelha.',
      'GEO-4':
        'Cada zona tem um Setor Humano, um Setor Alienígena e pelo menos uma escotilha. As zonas impressas têm quatro; Morgenland, três.',
    },
    pictures: { kinds: 'Um canto de Galilei: setores perigosos e seguros, e a escotilha 1, aberta.' },
  },
  setup: {
    title: 'Preparação',
    text: {
      'SET-1':
        'De 2 a 16 jogadores. Quem começa é decidido à sorte; depois joga-se no sentido dos ponteiros do relógio.',
      'SET-2':
        'Metade dos jogadores, arredondada para baixo, são humanos; os restantes, alienígenas. Se forem ímpares há um alienígena a mais. Os dois números são públicos.',
      'SET-3':
        'Cada jogador recebe em segredo uma **personagem**, que diz também o lado. A personagem nunca muda; o lado pode mudar.',
      'SET-4':
        'Com até oito jogadores a edição Black dá cartas da primeira tripulação (Capitão, Piloto, Psicólogo, Soldado) e dos alienígenas Primeiro a Quarto. A partir de nove, ou se o anfitrião escolheu ambas as tripulações, juntam-se Oficial imediato, Copiloto, Engenheiro e Médico e os alienígenas Quinto a Oitavo. A edição Ultimate usa sempre os seus oito humanos e oito alienígenas.',
      'SET-6':
        'Os humanos partem do Setor Humano e os alienígenas do Setor Alienígena, a não ser que uma personagem ou uma regra de cenário diga outra coisa.',
      'SET-8': 'Os baralhos são baralhados. As mãos estão vazias e todas as escotilhas abertas.',
      'DCK-6':
        'Com nove ou mais jogadores todos os baralhos são duplicados; as escotilhas da zona, não. Um monte vazio refaz-se dos descartes quando é precisa uma carta, e nunca antes.',
    },
    decks: { title: 'Os baralhos', black: 'Black', ultimate: 'Ultimate', card: 'Carta' },
  },
  turn: {
    title: 'Uma vez de jogar',
    text: {
      'TRN-3': [
        '**Mover**: vais para outro setor, em segredo.',
        '**Resolver**: tiras uma carta num setor perigoso, ficas em silêncio num seguro, tentas uma escotilha ou atacas.',
        '**Fim**: a vez passa.',
      ],
      plays:
        'Antes de mover, depois e no fim podes usar objetos e poderes, quantos quiseres, cada um onde é permitido.',
      'TRN-4':
        'Nenhum passo é saltado, mesmo que só haja uma coisa a fazer: senão todos veriam quem tem escolha. À mesa, o habitual vem sozinho após uma pausa igual para todos.',
      'TRN-1':
        'Uma ronda é uma volta por todos os lugares. O número cresce sempre que o jogo chega ao primeiro lugar ou passa por ele, mesmo que esse jogador esteja fora.',
    },
  },
  moving: {
    title: 'Mover-se',
    text: {
      'MOV-1': 'Todos têm de se mover em cada vez.',
      'MOV-2': [
        'Um humano move-se exatamente um setor.',
        'Um alienígena move-se um ou dois.',
        'Um alienígena saciado, isto é, que matou um humano, move-se de um a três.',
        'A Adrenalina soma um.',
      ],
      'MOV-4': [
        'Setores perigosos e seguros: todos podem passar e parar.',
        'Setores de partida e escotilhas fechadas: ninguém pode passar nem parar.',
        'Escotilhas abertas: os humanos podem passar e parar; os alienígenas podem passar e nunca parar.',
      ],
      'MOV-5':
        'Só conta onde acabas; o caminho é contigo, e passar por um setor não faz nada. Não podes acabar onde a tua vez começou.',
      'MOV-7': 'Num setor pode estar qualquer número de jogadores. Ninguém é avisado.',
      'MOV-9': 'Os outros ouvem que te moveste, e mais nada: nem quanto, nem para onde.',
      'MOV-10':
        'Se não podes ir a lado nenhum, ficas. Todos sabem que não pudeste mover-te; não tiras nada, e um alienígena pode atacar.',
    },
    pictures: {
      human: 'Um humano em D09: alcança seis setores. D10 é seguro, os outros custam uma carta.',
      alien:
        'Um alienígena em C02 pode dar dois passos. A A03 só se chega pela escotilha aberta, e na escotilha ele não pode parar.',
    },
  },
  noise: {
    title: 'Ruído e silêncio',
    text: {
      'SEC-2': 'Num setor seguro não se tira nada. Todos ouvem «setor em silêncio».',
      'SEC-3':
        'Num setor perigoso tiras uma carta de perigo. Todos veem que tiras; qual é, ninguém sabe até ao fim do jogo.',
      'NOI-2': [
        '**Ruído no teu setor**: tens de dizer o setor em que estás.',
        '**Ruído em qualquer setor**: dizes um setor comum da zona, até o teu.',
        '**Silêncio**: dizes «silêncio».',
      ],
      'NOI-3':
        'Os dois ruídos soam exatamente iguais, e em ambos a mesa espera pela tua palavra: ninguém reconhece uma mentira pelo tempo que demora.',
      'NOI-6':
        'Onde se joga com objetos, na edição Black algumas cartas de ruído trazem um ícone: anunciado o ruído, tiras também um objeto, sejas humano ou alienígena. Todos veem que tiras um, não qual.',
      'NOI-7': 'Podes dizer um setor seguro, mas lá ninguém faz ruído: vão saber que é mentira.',
      'SEC-6': 'Um ataque substitui tudo isto: nem carta nem «setor em silêncio».',
    },
    pictures: { heard: 'Alguém anunciou um ruído em F03. Os anéis dizem onde, não se é verdade.' },
  },
  attack: {
    title: 'Atacar',
    text: {
      'ATK-1':
        'Um alienígena pode atacar uma vez na sua vez, depois de se mover, em vez de resolver o setor. Os humanos precisam de uma carta de Ataque, ou do poder do Soldado na edição Ultimate.',
      'ATK-2':
        'Ataca-se onde se está, e só num setor comum: nunca numa partida nem numa escotilha. O setor é anunciado.',
      'ATK-3': 'Todos os outros nesse setor são atingidos, alienígenas ou humanos. Quem ataca fica ileso.',
      'ATK-4': [
        'Um humano com Defesa salva-se; a carta gasta-se.',
        'O Alienígena Bruto não pode ser morto; a sua personagem é mostrada.',
        'Um humano com Clone cai, e volta no Setor Humano.',
        'Qualquer outro é morto, e a sua personagem é mostrada.',
      ],
      'ATK-5': 'Se não estava lá ninguém, todos ouvem que o ataque falhou.',
      'ATK-6':
        'Quem morre perde todas as cartas, sem serem vistas, e está fora, a não ser que uma regra o traga de volta.',
      'FED-1':
        'Um alienígena cujo ataque matou um humano fica **saciado** até ao fim do jogo e, a partir da vez seguinte, move-se até três setores. Só ele o sabe. Matar alienígenas, ou humanos que se salvaram, não sacia.',
    },
    pictures: { struck: 'Um ataque em E05. Todos sabem quem atacou e onde.' },
  },
  hatches: {
    title: 'Escotilhas',
    text: {
      'HAT-1': 'Um humano que acaba o movimento numa escotilha aberta tem de a tentar. Todos ouvem qual.',
      'HAT-2': 'No jogo Básico, o primeiro humano numa escotilha foge e ganha sozinho, e o jogo acaba.',
      'HAT-3': [
        'Com cartas de escotilha tira-se uma e mostra-se a todos.',
        '**Verde**: foges. A escotilha fica usada e fecha-se, as tuas cartas são postas de lado, a tua vez acaba.',
        '**Vermelha**: a escotilha avaria-se e fecha-se. Ficas nela, e tens de correr para outra.',
      ],
      'HAT-5':
        'Onde as escotilhas estão abertas (Infeção, regra D.2) não é precisa carta: foges, e a escotilha fecha-se atrás de ti.',
      'HAT-6': 'Numa escotilha fechada ninguém pode ser atacado. Sai-se dela como de qualquer setor.',
      'HAT-7': 'Sabe-se que quem fugiu era humano; que personagem era só se mostra no fim.',
      'DCK-9':
        'As cartas de escotilha mostradas são postas de lado. Só se baralham de novo quando o monte está vazio e é precisa uma.',
    },
    pictures: { states: 'Escotilhas de Galilei: 1 aberta, 2 usada, 3 avariada, 4 aberta.' },
  },
  end: {
    title: 'O fim, e quem ganha',
    text: {
      'END-8': 'Todo o humano que foge ganha, aconteça o que acontecer depois. No jogo Básico só há um.',
      'END-5':
        'Quando não resta nenhum humano, o jogo acaba. Ganham os alienígenas se o último humano foi morto, eliminado ou sofreu mutação; perdem se fugiu.',
      'END-4':
        'Quando se fecha a última escotilha aberta, todo o humano ainda a bordo está perdido. Se a última escotilha leva um humano e condena outros, os alienígenas ganham juntamente com esse humano.',
      'END-6':
        'Depois da última ronda (39, na edição Ultimate 40, ou o que o anfitrião escolheu) todo o humano a bordo está perdido e os alienígenas ganham.',
      'END-7': 'Os alienígenas ganham em equipa, mortos incluídos, enquanto pelo menos um ainda estiver em jogo.',
      'END-10': 'Se todos os alienígenas estão fora, continua-se: os humanos ainda têm de fugir.',
      'END-1':
        'Depois de cada decisão verifica-se o fim por esta ordem: mortes suficientes onde contam, nenhuma escotilha aberta, nenhum humano, última ronda.',
    },
  },
  items: {
    title: 'Objetos',
    text: {
      'ITM-1':
        'Os humanos usam objetos. Os alienígenas só os guardam, salvo três da edição Ultimate. Um objeto pode ser usado na vez em que foi encontrado.',
      'ITM-2': 'Usar um objeto é anunciado. Na edição Black a carta vai para o descarte; na Ultimate sai do jogo.',
      'ITM-4':
        'Na edição Black uma mão guarda três objetos. Com mais, descartas um, sem ser visto, ou jogas um que se possa jogar agora. Na Ultimate não há limite.',
      'ITM-7': 'Quantas cartas alguém tem é sempre público; quais, nunca.',
    },
    when: {
      title: 'Quando se usa cada um',
      item: 'Objeto',
      before: 'antes de mover',
      arrived: 'depois',
      over: 'cartas a mais',
      close: 'no fim',
      itself: 'sozinho, quando o humano que o tem é atingido',
      yes: 'sim',
    },
    more: {
      attack:
        'Atacas como um alienígena, mas sem te saciares. Também o podes jogar depois de tirar carta, a não ser que a mesa jogue de outra forma. Nunca numa partida nem numa escotilha.',
      teleport:
        'Não é um movimento: não se tira nada. Jogado antes de mover, moves-te a partir de lá. Uma vez que começou no Setor Humano não pode acabar lá.',
      adrenaline: 'Um setor a mais no movimento desta vez. Também podes ir menos longe.',
      sedatives:
        'Os outros ouvem «setor em silêncio», como se o setor fosse seguro. Antes ou depois de mover, mas antes de tirar carta.',
      spotlight:
        'Qualquer setor da nave, também escotilhas e partidas. Todos os que lá estão ou ao lado são mostrados com o setor exato, tu incluído.',
      defense: 'Gasta-se sozinha, ataque quem atacar. Na mão de um alienígena não faz nada.',
      clone:
        'Ultimate. Se não houver Defesa: perdes todas as cartas, ninguém se sacia, a tua personagem fica escondida e voltas a entrar no Setor Humano na tua próxima vez.',
      sensor: 'Ultimate. Diz outro jogador a bordo; todos ficam a saber em que setor está.',
      mutation:
        'Ultimate. A partir de agora a tua velocidade é dois, perdes o poder e a tua mão não serve. A tua personagem não é mostrada. Não numa escotilha em que acabaste de entrar.',
      cat: 'Ultimate. Joga-o onde tirarias carta. Se a carta disser «no teu setor», um dos dois ruídos tem de ser o teu. Fosse qual fosse, a carta é descartada.',
      silence:
        'Ultimate. Um Silêncio tirado guarda-se. Como os objetos se guardam da mesma forma, ninguém distingue o que era.',
    },
  },
  characters: {
    title: 'Personagens e poderes',
    text: {
      'SCN-H0':
        'Em Básico, Avançado, Infeção e Arena as personagens não têm poderes. Em Velha guarda tem-nos a tripulação; em Ultimate, todos.',
      'ULT-4': 'Um poder é secreto, a não ser que diga que a tua personagem é mostrada. Uma vez gasto, gasto fica.',
      'ULT-38': 'Quem muda de lado deixa de ter poder.',
    },
    crew: 'Humanos',
    aliens: 'Alienígenas da edição Ultimate',
    black: 'Velha guarda',
    ultimate: 'Ultimate',
  },
  editions: {
    title: 'Edições e modos de jogo',
    text: {
      'PST-1':
        'Um modo de jogo é o ponto de partida de uma mesa; o anfitrião pode depois juntar regras de cenário e mudar opções e números de cartas. O que vale vê-se antes de te sentares e, à mesa, no menu.',
      'ULT-1': [
        'A Ultimate tem 40 rondas e um só baralho grande de ruídos, silêncios e objetos: silêncios e objetos guardam-se na mão e soam iguais.',
        'As suas cartas de escotilha são quatro verdes e uma vermelha.',
        'Um humano morto é mostrado, perde todas as cartas e volta na vez seguinte como alienígena no Setor Alienígena: dois setores por vez, sem estar saciado e sem poder. Os alienígenas mortos ficam fora.',
        'Na Ultimate Básica não há poderes, e os objetos contam como silêncio.',
      ],
    },
  },
  scenarios: {
    title: 'Regras de cenário',
    goesWith: (codes) =>
      `Cada código pode juntar-se sozinho ao jogo Avançado. Nenhum vai com Básico nem Ultimate Básico; com Ultimate, só ${codes}.`,
    text: {
      'END-9':
        'Quem espera para voltar não está em lado nenhum: ninguém o pode atacar, iluminar ou detetar. O lado muda no momento do regresso, não antes; se o jogo acabar primeiro, um humano morto perdeu.',
    },
  },
  switches: {
    title: 'Pontos que cada grupo joga à sua maneira',
    text: {
      'SWI-20': 'Aqui as regras impressas calam-se ou contradizem-se. Escolhe o anfitrião; o habitual está indicado.',
    },
    usual: (value) => `o habitual: ${value}`,
  },
  secrets: {
    title: 'Quem sabe o quê',
    text: {
      'VIS-1':
        'A tua personagem e o teu lado: só tu, até que uma regra os mostre. Ataques, objetos e escotilhas podem deixar deduzi-los.',
      'VIS-4':
        'Os teus movimentos: só tu. Ficar parado por A.2 e não poder mover-se anunciam-se; ficar por um poder, não.',
      'VIS-8': 'Porque houve silêncio (setor seguro, Sedativos, o poder do Capitão): só tu. Soa igual.',
      'VIS-10': 'Se um ruído era verdadeiro: só tu, até ao fim.',
      'VIS-26': 'Que um alienígena está saciado: só esse alienígena.',
      'VIS-36':
        'Quantas cartas há nos montes e nas mãos, a ronda, de quem é a vez, o estado das escotilhas, as mortes: todos.',
      'VIS-39': 'O que podes fazer agora, e o que foi recusado: só tu.',
      open: 'Quando o jogo acaba tudo fica aberto: personagens, caminhos, cartas.',
    },
  },
}
