import type { FairWords } from './en.ts'

export const es: FairWords = {
  title: 'Un reparto limpio',
  help: 'La mesa y cada navegador sellan un número al azar antes de que nadie pueda conocer los demás. Juntos deciden el reparto: nadie puede elegirlo, ni siquiera el servidor.',
  table: 'La mesa',
  sealed: 'sellado',
  unsealed: 'aún sin sellar',
  opened: 'abierto',
  silent: 'sin aportación',
  starting: 'Preparando el reparto entre todos…',
  verify: 'Verificar',
  verifying: 'Recalculando toda la partida…',
  fair: 'El reparto fue limpio',
  meaning: 'Qué significa',
  verified: 'Verificada',
  failed: 'No verificada',
  partly: 'Verificada solo en parte',
  decided: (n) =>
    n === 1
      ? 'El único paso se deriva de las reglas y la semilla.'
      : `Los ${n} pasos se derivan de las reglas y la semilla.`,
  decidedSome: (n) =>
    n === 1 ? 'Se ha recalculado un paso, y es correcto.' : `Se han recalculado ${n} pasos, y son correctos.`,
  older: (n) =>
    n === 1
      ? 'Un paso se jugó con las reglas de otra versión: el sello, los sorteos y la cadena son correctos, pero aquí no se puede recalcular.'
      : `${n} pasos se jugaron con las reglas de otra versión: el sello, los sorteos y la cadena son correctos, pero aquí no se pueden recalcular.`,
  commitment: 'Sello',
  seed: 'Semilla',
  secret: 'El secreto de la mesa',
  parts: 'Aportaciones',
  bot: 'un bot, sin aportación',
  mine: 'Este navegador reconoce su propia aportación y el sello que recibió.',
  notMine: 'El sello o la aportación no coincide con lo que conoce este navegador.',
  noExchange: 'Ningún navegador aportó nada a este reparto: la mesa sorteó la semilla por su cuenta.',
  unfinished: 'La partida de este archivo no tiene final: puede que falten los últimos pasos.',
  where: (n) => `Paso ${n}`,
  cannot: 'Esta versión no conoce este juego.',
  faults: {
    setting: 'Con estas opciones no se puede jugar.',
    commitment: 'El secreto de la mesa no corresponde a su sello.',
    part: 'Una aportación no corresponde a su sello, o no es de nadie.',
    seed: 'La semilla no se deriva del secreto y las aportaciones.',
    chain: 'Aquí se cambió, quitó o añadió algo.',
    order: 'Aquí hay algo que ningún jugador eligió.',
    opening: 'El reparto no se deriva de la semilla.',
    draws: 'Lo que se sorteó no se deriva de la semilla.',
    illegal: 'Esta elección no estaba permitida.',
    facts: 'Lo que ocurrió no se deriva de la elección.',
  },
}
