import { isRefusal, type Refusal } from '@selva/core'
import { zones } from '@selva/escape'
import { language } from '../../client/language.ts'
import { LOCALES } from '../../client/player.ts'
import { zoneName } from '../card/title.ts'
import { cardWords } from '../card/words.ts'
import { changesIn, type HostForm, settingOf, withZone } from './form.ts'
import { formWords } from './form-words.ts'

/** Refusals that say something about places: on another zone the same rules may do. */
const ABOUT_PLACES: readonly string[] = ['startStuck', 'noWayOut', 'hatch']

/** The zones that come with the game, by whether these rules can be played on them. */
export function zonesInstead(
  form: HostForm,
  { refused }: Refusal,
): { readonly work: readonly string[]; readonly fail: readonly string[] } {
  if (!ABOUT_PLACES.includes(refused)) return { work: [], fail: [] }
  const works = (id: string): boolean => !isRefusal(settingOf(withZone(form, id)))
  const ids = zones.map(({ id }) => id)
  return { work: ids.filter(works), fail: ids.filter((id) => !works(id)) }
}

/** The number of zones that are named instead. */
const NAMED = 3

/** Rules and a zone that do not go together, and zones to choose; `undefined` if no zone would do. */
export function insteadText(form: HostForm, refusal: Refusal): string | undefined {
  const work = zonesInstead(form, refusal).work.slice(0, NAMED)
  if (work.length === 0) return undefined
  const { refusals } = formWords(form)
  const others = new Intl.ListFormat(LOCALES[language.value], { type: 'disjunction' }).format(work.map(zoneName))
  const zone = zoneName(form.zone)
  return form.scenario === undefined && changesIn(form) === 0
    ? refusals.presetZone(cardWords().presets[form.preset], zone, others)
    : refusals.rulesZone(zone, others)
}
