import type { FairWords } from './en.ts'

export const es: FairWords = {
  title: 'Un reparto limpio',
  help: 'La mesa y cada navegador sellan un número al azar antes de que nadie pueda conocer otro. Juntos deciden el reparto: nadie puede elegirlo, ni siquiera el servidor.',
  table: 'La mesa',
  sealed: 'sellado',
  unsealed: 'aún sin sellar',
  opened: 'abierto',
  silent: 'no dio nada',
  starting: 'Preparando el reparto entre todos …',
  verify: 'Verificar',
  verifying: 'Decidiendo otra vez toda la partida …',
  verified: 'Verificada',
  failed: 'No verificada',
  partly: 'Verificada solo en parte',
  decided: (n: number): string =>
    n === 1 ? 'Un paso se sigue de las reglas y la semilla.' : `Los ${n} pasos se siguen de las reglas y la semilla.`,
  decidedSome: (n: number): string =>
    n === 1 ? 'Un paso se decidió otra vez, y es correcto.' : `${n} pasos se decidieron otra vez, y son correctos.`,
  older: (n: number): string =>
    n === 1
      ? 'Un paso se decidió con reglas distintas de las de esta versión: el sello, los sorteos y la cadena son correctos, pero nadie lo decidió otra vez.'
      : `${n} pasos se decidieron con reglas distintas de las de esta versión: el sello, los sorteos y la cadena son correctos, pero nadie los decidió otra vez.`,
  commitment: 'Sello',
  seed: 'Semilla',
  secret: 'Bajo el sello',
  parts: 'Lo que dio cada cual',
  bot: 'un bot, no da nada',
  mine: 'Este navegador reconoce su propia parte y el sello que se le mostró.',
  notMine: 'El sello o la parte no es el que se mostró a este navegador.',
  noExchange: 'Ningún navegador dio una parte para este reparto: la mesa sorteó sola la semilla.',
  unfinished: 'La partida de este archivo no tiene final: puede que falten los últimos pasos.',
  where: (n: number): string => `Paso ${n}`,
  cannot: 'Esta versión no conoce esta partida.',
  faults: {
    setting: 'Con esta configuración no se puede jugar.',
    commitment: 'El secreto de la mesa no corresponde a su sello.',
    part: 'Una parte no corresponde a su sello, o no es de nadie.',
    seed: 'La semilla no se sigue del secreto y las partes.',
    chain: 'Aquí se cambió, quitó o añadió algo.',
    order: 'Aquí hay algo que ningún jugador eligió.',
    opening: 'El reparto no se sigue de la semilla.',
    draws: 'Lo que se sorteó no se sigue de la semilla.',
    illegal: 'Esta elección no estaba permitida.',
    facts: 'Lo que ocurrió no se sigue de la elección.',
  },
}
