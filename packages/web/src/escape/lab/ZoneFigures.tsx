import type { Tally } from '@selva/bots/lab'
import { hatchRates, sectorsBy } from '@selva/bots/lab/escape'
import type { Setting } from '@selva/escape'
import { ofHundred } from '../../lab/sentence.ts'
import { written } from '../../lab/Verdict.tsx'
import { labWords } from '../../lab/words.ts'
import { escapeLabWords } from './words.ts'

const DEADLIEST = 10

/** A bar of this share of the longest, with a stroke where an even share would be. */
function ShareBar({ share, even }: { readonly share: number; readonly even?: number }) {
  return (
    <svg class="lab-share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="10" class="back" />
      <rect width={100 * share} height="10" class="front" />
      {even === undefined ? undefined : <path d={`M${100 * even} 0v10`} class="even" />}
    </svg>
  )
}

/** How the escapes spread over the hatches. */
function HatchesUsed({ setting, tally }: { readonly setting: Setting; readonly tally: Tally }) {
  const words = escapeLabWords(setting.rules.edition)
  const m = labWords()
  const rates = hatchRates(setting, tally)
  const even = 1 / rates.length
  return (
    <div>
      <table class="lab-list lab-hatches">
        <caption>
          <span class="label">{words.hatches}</span>
          <span>{words.ofEscapes}</span>
        </caption>
        <thead class="spoken">
          <tr>
            <th scope="col">{words.hatch}</th>
            <th scope="col">{m.share}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ number, rate }) => {
            const few = rate.high < even / 2
            return (
              <tr key={number} class={few ? 'few' : ''} data-hatch={number}>
                <th scope="row">{number}</th>
                <td class="line">
                  <ShareBar share={rate.share} even={even} />
                </td>
                <td class="share">{few ? words.tooFewUses(ofHundred(rate.share)) : ofHundred(rate.share)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p class="lab-here">{words.even}</p>
    </div>
  )
}

/** The ten sectors in which most humans die. */
function Deadliest({ setting, tally }: { readonly setting: Setting; readonly tally: Tally }) {
  const words = escapeLabWords(setting.rules.edition)
  const m = labWords()
  const sectors = sectorsBy(tally, 'deaths').slice(0, DEADLIEST)
  const most = sectors[0]?.rate.share ?? 1
  return (
    <table class="lab-list lab-deadliest" data-testid="deadliest">
      <caption>
        <span class="label">{words.deadliest}</span>
        <span>{words.ofDeaths}</span>
      </caption>
      <thead class="spoken">
        <tr>
          <th scope="col">{words.sector}</th>
          <th scope="col">{m.share}</th>
        </tr>
      </thead>
      <tbody>
        {sectors.map(({ sector, rate }) => (
          <tr key={sector}>
            <th scope="row">{sector}</th>
            <td class="line">
              <ShareBar share={rate.share / most} />
            </td>
            <td class="share">{written(100 * rate.share, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The figures of a zone beside those of every game. */
export function ZoneFigures(props: { readonly setting: Setting; readonly tally: Tally }) {
  return (
    <>
      {props.setting.rules.humans(props.setting.seats) > 0 ? <HatchesUsed {...props} /> : undefined}
      <Deadliest {...props} />
    </>
  )
}
