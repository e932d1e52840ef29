import type { SheetWords } from './en.ts'

const upTo = (n: number): string => (n === 1 ? '1' : `até ${n}`)

export const pt: SheetWords = {
  title: 'Lápis',
  help: 'Mantém premido um setor para o marcares, ou carrega em M. Mais ninguém vê as tuas marcas.',
  tools: 'Ferramentas',
  tool: { question: 'Ponto de interrogação', cross: 'Cruz', ring: 'Círculo', rub: 'Borracha' },
  inHand: (tool) => `${tool}: toca nos setores`,
  done: 'Concluir',
  undo: 'Anular',
  full: 'A folha está cheia. Apaga primeiro alguma coisa.',
  list: (n) => (n === 1 ? '1 marca' : `${n} marcas`),
  erase: (what, sector) => `Apagar em ${sector}: ${what}`,
  eraseAll: 'Apagar tudo',
  mark: {
    seat: (who, round) => `${who}, ronda ${round}`,
    question: 'ponto de interrogação',
    cross: 'cruz',
    ring: 'círculo',
    text: (words) => `«${words}»`,
  },
  mine: (marks) => `as tuas marcas: ${marks}`,
  menu: {
    label: (sector) => `Marcar um setor: ${sector}`,
    who: 'Alguém esteve aqui',
    round: 'Na ronda',
    earlier: 'Uma ronda antes',
    later: 'Uma ronda depois',
    strokes: 'Marcas',
    words: 'Algumas palavras',
    write: 'Escrever',
    close: 'Fechar',
  },
  trail: {
    shown: 'Rastos',
  },
  facts: {
    label: (who) => `O que todos sabem sobre ${who}`,
    unknown: 'Fação desconhecida',
    side: (side) => `Fação: ${side}`,
    seen: (sector, round) => `Última posição conhecida: ${sector}, ronda ${round}`,
    unseen: 'Ainda sem posição conhecida',
    speed: (n) => (n === 1 ? 'Move-se um setor por turno' : `Move-se até ${n} setores por turno`),
    speeds: (human, alien) => `Setores por turno: ${upTo(human)} como humano, ${upTo(alien)} como extraterrestre`,
    places: (n) => (n === 1 ? 'Pode estar em 1 setor' : `Pode estar em ${n} setores`),
    nothing: 'Ainda não se ouviu nada.',
    parts: { heard: 'Ouvido', attacks: 'Ataques', items: 'Objetos e poderes', seen: 'Visto e mostrado' },
  },
  assist: {
    shade: 'Sombrear onde podem estar',
    help: 'Deduzido apenas com lógica, a partir do que todos sabem e do que tu sabes. Quanto maior e mais forte a sombra, mais jogadores podem estar ali.',
    one: (who) => `Onde pode estar ${who}. Tracejado: só como extraterrestre.`,
    canBe: (who) => `pode estar aqui: ${who}`,
    asAlien: (who) => `${who} (só como extraterrestre)`,
  },
}
