import type { Module, Rules, Setting } from '../state.ts'
import type { Zone } from '../zone.ts'
import { a1 } from './a1.ts'
import { a2 } from './a2.ts'
import { a4 } from './a4.ts'
import { a5 } from './a5.ts'
import { b3 } from './b3.ts'
import { b4 } from './b4.ts'
import { b6 } from './b6.ts'
import { c3 } from './c3.ts'
import { c6 } from './c6.ts'
import { aliens } from './crew/aliens.ts'
import { humans } from './crew/humans.ts'
import { sides } from './crew/sides.ts'
import { speeds } from './crew/speeds.ts'
import { d2 } from './d2.ts'
import { e3 } from './e3.ts'
import { g4 } from './g4.ts'
import { h1 } from './h1.ts'
import { h2 } from './h2.ts'
import { h3 } from './h3.ts'
import { h4 } from './h4.ts'
import { h13 } from './h13.ts'
import { h14 } from './h14.ts'
import { h15 } from './h15.ts'
import { h16 } from './h16.ts'
import { j4 } from './j4.ts'
import { courier } from './own/courier.ts'
import { echo } from './own/echo.ts'
import { frenzy } from './own/frenzy.ts'
import { lightsOut } from './own/lights-out.ts'
import { lockedHatches } from './own/locked-hatches.ts'
import { motionTracker } from './own/motion-tracker.ts'
import { openSides } from './own/open-sides.ts'
import { roomForTwo } from './own/room-for-two.ts'
import { secondWave } from './own/second-wave.ts'
import { selfDestruct } from './own/self-destruct.ts'
import { silentRounds } from './own/silent-rounds.ts'
import { sturdyHatches } from './own/sturdy-hatches.ts'
import { together } from './own/together.ts'
import type { Parameter } from './parameter.ts'
import type { ScenarioRule, ScenarioRuleWith, ToldRule } from './scenario-rule.ts'

/** SCN-1, OWN-0: the scenario rules by their codes, those about the crew first. Each can be switched on alone. */
const modules = {
  'crew.sides': sides,
  'crew.humans': humans,
  'crew.aliens': aliens,
  'crew.speeds': speeds,
  'A.1': a1,
  'A.2': a2,
  'A.4': a4,
  'A.5': a5,
  'B.3': b3,
  'B.4': b4,
  'B.6': b6,
  'C.3': c3,
  'C.6': c6,
  'D.2': d2,
  'E.3': e3,
  'G.4': g4,
  'H.1': h1,
  'H.2': h2,
  'H.3': h3,
  'H.4': h4,
  'H.13': h13,
  'H.14': h14,
  'H.15': h15,
  'H.16': h16,
  'J.4': j4,
  'own.lightsOut': lightsOut,
  'own.silentRounds': silentRounds,
  'own.lockedHatches': lockedHatches,
  'own.roomForTwo': roomForTwo,
  'own.sturdyHatches': sturdyHatches,
  'own.selfDestruct': selfDestruct,
  'own.together': together,
  'own.courier': courier,
  'own.secondWave': secondWave,
  'own.echo': echo,
  'own.motionTracker': motionTracker,
  'own.openSides': openSides,
  'own.frenzy': frenzy,
}

export type Code = keyof typeof modules
export const CODES = Object.keys(modules) as readonly Code[]

/** Subject of a code: the letter of a printed one, `crew` or `own` for ours (OWN-0). */
export type CodeGroup = Code extends `${infer Group}.${string}` ? Group : never
export const groupOf = (code: Code): CodeGroup => code.slice(0, code.indexOf('.')) as CodeGroup

/** OWN-0: is this a rule of our own, with a name in place of a letter and a number? */
export const isOurs = (code: Code): boolean => groupOf(code).length > 1

type ParametersOf<C extends Code> = (typeof modules)[C] extends ScenarioRuleWith<infer P> ? P : unknown
type CodeUseOf<C extends Code> = { readonly code: C } & ParametersOf<C>
/** A code that is on, with its parameters. */
export type CodeUse = { [C in Code]: CodeUseOf<C> }[Code]

type ToldOf<C extends Code> = (typeof modules)[C] extends ToldRule<infer D> ? D : unknown
/** A code that is on, as it is told: with its parameters, and with what other rules make of it. */
export type CodeLineOf<C extends Code> = { readonly rule: C } & Omit<CodeUseOf<C>, 'code'> & ToldOf<C>
export type CodeLine = { [C in Code]: CodeLineOf<C> }[Code]

/** A code as it is told at this table. */
export function lineOf({ code, ...parameters }: CodeUse, setting: Setting): CodeLine {
  const rule = ruleOf(code)
  return { rule: code, ...parameters, ...('told' in rule ? rule.told(setting) : {}) } as CodeLine // its own
}

/** The name of a parameter of any code. */
export type ParameterName = { [C in Code]: Exclude<keyof CodeUseOf<C>, 'code'> }[Code]

type Values = { readonly [name: string]: unknown }

/** A rule as those see it who do not know which. The compiler cannot follow that a use belongs to the rule of its code. */
export const ruleOf = (code: Code): ScenarioRule | ToldRule<object> | ScenarioRuleWith<Values> =>
  modules[code] as ScenarioRule | ToldRule<object> | ScenarioRuleWith<Values>

/** The module of a code with its parameters. */
export function moduleOf(use: CodeUse): Module {
  const rule = ruleOf(use.code)
  return 'parameters' in rule ? rule.module(use) : rule.module
}

type NamedParameter = { readonly name: ParameterName; readonly parameter: Parameter<unknown> }

/** The parameters of a code, by name. */
export function parametersOf(code: Code): readonly NamedParameter[] {
  const rule = ruleOf(code)
  if (!('parameters' in rule)) return []
  return Object.entries(rule.parameters).map(([name, parameter]) => ({ name: name as ParameterName, parameter })) // its own keys
}

/** OWN-X7: the fewest and the most players that a code can be played with. */
export function seatsOfUse(use: CodeUse): readonly [number, number] {
  const rule = ruleOf(use.code)
  return ('parameters' in rule ? rule.seats?.(use) : undefined) ?? [0, Number.POSITIVE_INFINITY]
}

/** The value of a parameter in a use. */
export const valueIn = (use: CodeUse, name: ParameterName): unknown => Reflect.get(use, name)

/** A use with these values of its code's own parameters. */
export const useOf = (code: Code, value: (named: NamedParameter) => unknown): CodeUse =>
  ({ code, ...Object.fromEntries(parametersOf(code).map((named) => [named.name, value(named)])) }) as CodeUse

/** A code with the parameters a host starts from. */
export const firstUse = (code: Code, zone: Zone): CodeUse => useOf(code, ({ parameter }) => parameter.first(zone))

/** A use with another value of one parameter. */
export const withValue = (use: CodeUse, changed: ParameterName, value: unknown): CodeUse =>
  useOf(use.code, ({ name }) => (name === changed ? value : valueIn(use, name)))

/** The codes that are on. `Rules` holds them as texts, since it cannot depend on the modules that change it. */
export const usesIn = ({ scenario }: Rules): readonly CodeUse[] => scenario.codes as readonly CodeUse[] // as they were resolved

export const isCode = (code: string): code is Code => Object.hasOwn(modules, code)
