import type { PrivacyWords } from './en.ts'

const days = (n: number): string => (n === 1 ? 'um dia' : `${n} dias`)

export const pt: PrivacyWords = {
  title: 'Privacidade',
  lead: 'Joga-se sem conta. Isto é tudo o que este servidor guarda sobre ti.',
  kept: {
    name: {
      what: 'Um nome que escolhes e um identificador aleatório',
      why: 'Para os outros saberem quem joga',
      until: 'Até eliminares o teu perfil',
    },
    cookie: {
      what: 'Um cookie',
      why: 'Para manteres o teu lugar quando voltas',
      until: (n) => `Até ${days(n)} depois da tua última visita, ou até terminares a sessão`,
    },
    devices: {
      what: 'Os teus dispositivos: tipo de navegador e de sistema, primeira e última visita',
      why: 'Para poderes terminar a sessão num dispositivo perdido',
      until: (n) => `Até ${days(n)} depois da última visita, ou até terminares a sessão nele`,
    },
    games: {
      what: 'Os teus jogos: lugares, jogadas, resultados, chat e as tuas notas privadas',
      why: 'Para os jogar, rever e verificar',
      until: (n) => `Até ${days(n)} depois do fim do jogo`,
      unlimited: 'Enquanto este servidor existir; o teu nome desaparece com o teu perfil',
    },
    tables: {
      what: 'Mesas que nunca começaram',
      why: 'Para ainda se poder entrar',
      until: (n) => `Enquanto houver alguém, no máximo ${days(n)}`,
      unlimited: 'Enquanto houver alguém',
    },
    statistics: {
      what: 'As tuas estatísticas',
      why: 'Para ti; os outros só veem jogos e vitórias se os mostrares',
      until: 'Até eliminares o teu perfil',
    },
    links: {
      what: 'Os links para jogos que partilhaste, e se mostram o teu nome',
      why: 'Para outros poderem ver a repetição; sem o teu consentimento o teu nome não aparece',
      until: 'Até os eliminares, ou até o jogo ser eliminado',
    },
    documents: {
      what: 'Zonas e cenários',
      why: 'Para os editar, jogar e publicar',
      until: (n) =>
        `Até os eliminares; os rascunhos durante ${days(n)} se já ninguém puder entrar no teu perfil. Os publicados ficam, sem o teu nome`,
    },
    puzzles: {
      what: 'As tuas respostas aos enigmas',
      why: 'Para as comparar com as dos outros, só na forma de totais',
      until: 'Até eliminares o teu perfil',
    },
    signIn: {
      what: 'Chaves de acesso, códigos de recuperação, endereços para avisos',
      why: 'Só se os configurares',
      until: 'Até os eliminares ou substituíres, ou eliminares o teu perfil',
    },
    moderation: {
      what: 'Pessoas bloqueadas, denúncias e expulsões',
      why: 'Para se poder jogar em paz',
      until: 'Até tu ou um moderador as retirarem',
    },
  },
  others: 'O que não se guarda',
  notKept: [
    'Os endereços IP ficam só em memória, para limitar os pedidos.',
    'Não há publicidade, nem rastreio, nem conteúdo de outros servidores.',
    'Um jogo que abres a partir de um ficheiro fica no teu navegador.',
  ],
  rights: 'Os teus dados, a tua escolha',
  rightsHelp: 'No teu perfil há um botão que descarrega tudo e outro que elimina tudo para sempre.',
  profile: 'Abrir o meu perfil',
  operator: 'Quem gere este servidor',
  noOperator: 'Quem o gere não indicou nenhum endereço. Pergunta a quem te convidou.',
}
