// cspell:ignore Chiara Farid Toña Lúcia

/**
 * The names under which players meet bots again; the client draws their faces, and each game gives them styles. No two
 * names look alike, and each begins with a letter of its own.
 */
export const CREW = [
  'Chiara',
  'Gwen',
  'Bruno',
  'Jun',
  'Farid',
  'Diego',
  'Inês',
  'Hugo',
  'Otto',
  'Pilar',
  'Noè',
  'Toña',
  'Vera',
  'Zeno',
  'Lúcia',
  'Edda',
] as const
export type CrewName = (typeof CREW)[number]

/** The name in the crew of a bot that is shown so at a table, with or without a number behind it. */
export function crewNamed(shown: string): CrewName | undefined {
  const name = shown.replace(/ \(\d+\)$/, '')
  return CREW.find((member) => member === name)
}
