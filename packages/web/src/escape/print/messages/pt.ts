import type { PrintWords } from './en.ts'

export const pt: PrintWords = {
  document: (zone, game) => `${zone}, folha para ${game}`,
  zone: 'Zona',
  name: 'Nome',
  character: 'Personagem',
  fold: 'dobrar para trás',
  legend: { dangerous: 'perigoso: bisca uma carta', secure: 'seguro: sem carta', hatch: 'escotilha' },
  others: 'Outros jogadores',
  items: 'Objetos',
  credit: (zone, sectors) => `Folha desenhada com o Selva. Zona ${zone}, ${sectors} setores.`,
  heading: (zone) => `Imprimir ${zone}`,
  sheet: (zone) => `Folha da zona ${zone}: mapa, registo de movimentos e notas`,
  spaces: 'Registo de movimentos',
  edition: { black: (rounds) => `Negra, ${rounds} casas`, ultimate: (rounds) => `Ultimate, ${rounds}` },
  perPage: 'Folhas por página',
  one: 'Uma',
  two: 'Duas',
  written: 'Escrito com o Selva.',
  players: 'Jogadores',
  rules: (scenario) => `As regras de ${scenario} em palavras simples`,
  forPlayers: (n) => `Regras para ${n} jogadores`,
}
