import type { Engine } from './engine.ts'
import { storeError } from './fault.ts'

/** An engine that answers at once, holding up its thread. */
export type SyncEngine = {
  readonly [K in keyof Engine]: (...args: Parameters<Engine[K]>) => Awaited<ReturnType<Engine[K]>>
}
export type Call = keyof Engine

/** Carries out one call somewhere. */
export type Ask = (call: Call, args: readonly unknown[]) => Promise<unknown>

/** The engine, wherever it runs. */
export function engineOf(ask: Ask): Engine {
  // What comes back for a call is what the engine's type says; only a thread or a name stands between.
  const by =
    <K extends Call>(call: K) =>
    (...args: Parameters<Engine[K]>) =>
      ask(call, args) as ReturnType<Engine[K]>
  return {
    all: <R>(...args: Parameters<Engine['all']>) => ask('all', args) as Promise<readonly R[]>,
    run: by('run'),
    together: by('together'),
    append: by('append'),
    begin: by('begin'),
    batches: by('batches'),
    forget: by('forget'),
    close: by('close'),
  }
}

/** Carries out one call on an engine, by name; what goes wrong is told in the host's words. */
export function carryOut(engine: SyncEngine, call: Call, args: readonly unknown[]): unknown {
  try {
    return Reflect.apply(engine[call], undefined, args)
  } catch (error) {
    throw storeError(error)
  }
}

/** An engine on this very thread. */
export const onThisThread = (engine: SyncEngine): Engine =>
  engineOf((call, args) => Promise.try(() => carryOut(engine, call, args)))
