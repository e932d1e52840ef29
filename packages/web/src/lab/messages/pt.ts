import type { LabWords } from './en.ts'

export const pt: LabWords = {
  title: 'Banco de ensaios',
  players: 'Jogadores',
  games: 'Jogos',
  start: 'Iniciar os jogos',
  resume: 'Continuar',
  again: 'Jogar de novo',
  earlier: 'Estes resultados são de uma versão anterior. Joga de novo para medir esta.',
  outdated: 'Os bots ou as regras mudaram desde esses jogos. Joga de novo para teres resultados atuais.',
  cancel: 'Cancelar',
  progress: (done, of) => `${done} de ${of} jogos`,
  left: (seconds) => (seconds === 1 ? 'falta cerca de 1 segundo' : `faltam cerca de ${seconds} segundos`),
  spoken: (percent) => `Já decorreram ${percent} por cento dos jogos.`,
  finished: 'Todos os jogos terminaram.',
  here: (cores) =>
    cores === 1
      ? 'Os bots jogam neste navegador, em 1 núcleo. O servidor não intervém.'
      : `Os bots jogam neste navegador, em ${cores} núcleos. O servidor não intervém.`,
  nothing: 'Os bots podem jogá-lo vezes sem conta e mostrar quem fica em vantagem.',
  broke: 'Os bots não conseguiram acabar estes jogos. Experimenta outras opções.',
  refused: 'Os bots ainda não conseguem jogar com estas opções.',
  findings: 'Resultados',
  figure: 'Resultado',
  share: 'Percentagem',
  percent: (figure) => `${figure}%`,
  range: 'Provavelmente entre',
  between: (low, high) => `de ${low} a ${high}`,
  interval: (low, high, games) => `Provavelmente entre ${low} e ${high}, após ${games} jogos.`,
  unsure: 'Mais jogos podem mudar este resultado.',
  byBrowser: 'Calculado por um navegador',
  byServer: 'Calculado por este servidor',
  versions: (bots, rules) => `Jogos feitos pela versão ${bots} dos bots, com a versão ${rules} das regras.`,
  half: (from, to) => `metade acaba entre ${from} e ${to}`,
  placeName: 'Lugar',
}
