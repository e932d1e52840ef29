import type { LabWords } from './en.ts'

export const es: LabWords = {
  title: 'Banco de pruebas',
  players: 'Jugadores',
  games: 'Partidas',
  start: 'Iniciar las partidas',
  resume: 'Continuar',
  again: 'Repetir las partidas',
  earlier: 'Estos resultados son de una versión anterior. Repite las partidas para medir esta.',
  outdated:
    'Los bots o las reglas han cambiado desde esas partidas. Repite las partidas para tener resultados actuales.',
  cancel: 'Cancelar',
  progress: (done, of) => `${done} de ${of} partidas`,
  left: (seconds) => (seconds === 1 ? 'falta 1 segundo aproximadamente' : `faltan unos ${seconds} segundos`),
  spoken: (percent) => `Se ha jugado el ${percent} por ciento de las partidas.`,
  finished: 'Se han jugado todas las partidas.',
  here: (cores) =>
    cores === 1
      ? 'Los bots juegan en este navegador, en 1 núcleo. El servidor no interviene.'
      : `Los bots juegan en este navegador, en ${cores} núcleos. El servidor no interviene.`,
  nothing: 'Los bots pueden jugarlo muchas veces y mostrar a quién favorece.',
  broke: 'Los bots no han podido terminar estas partidas. Prueba otra configuración.',
  refused: 'Los bots todavía no pueden jugar con esta configuración.',
  findings: 'Resultados',
  figure: 'Resultado',
  share: 'Porcentaje',
  percent: (figure) => `${figure}\u00a0%`,
  range: 'Probablemente entre',
  between: (low, high) => `de ${low} a ${high}`,
  interval: (low, high, games) => `Probablemente entre ${low} y ${high}, tras ${games} partidas.`,
  unsure: 'Más partidas podrían cambiar este resultado.',
  byBrowser: 'Calculado por un navegador',
  byServer: 'Calculado por este servidor',
  versions: (bots, rules) =>
    `Partidas jugadas por la versión ${bots} de los bots, con la versión ${rules} de las reglas.`,
  half: (from, to) => `la mitad termina entre ${from} y ${to}`,
  placeName: 'Puesto',
}
