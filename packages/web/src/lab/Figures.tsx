import { type Findings, quantileOf, type Rate, type RateCode } from '@selva/bots/lab'
import type { GameLabWords } from './game-lab.ts'
import { IntervalLine } from './IntervalLine.tsx'
import { ofHundred } from './sentence.ts'
import { written } from './Verdict.tsx'
import { labWords } from './words.ts'

/** The rates with their intervals, beside those of the well-known table. */
export function Rates({
  findings: { rates },
  words,
  reference,
}: {
  readonly findings: Findings
  readonly words: GameLabWords
  readonly reference: (code: RateCode) => Rate | undefined
}) {
  const m = labWords()
  return (
    <table class="lab-rates">
      <caption>
        <span class="label">{m.findings}</span>
        <span class="rate-key">
          <i aria-hidden="true" />
          {words.reference}
        </span>
      </caption>
      <thead class="spoken">
        <tr>
          <th scope="col">{m.figure}</th>
          <th scope="col">{m.share}</th>
          <th scope="col">{m.range}</th>
          <th scope="col">{words.reference}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ code, rate }) => {
          const compared = reference(code)
          return (
            <tr key={code} data-rate={code}>
              <th scope="row">{words.rates[code]}</th>
              <td class="share">{m.percent(ofHundred(rate.share))}</td>
              <td class="range">{m.between(ofHundred(rate.low), ofHundred(rate.high))}</td>
              <td class="line">
                <span class="spoken">{compared === undefined ? '' : m.percent(ofHundred(compared.share))}</span>
                <IntervalLine rate={rate} reference={compared} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Columns of the picture of lengths: more would be too thin to see. */
const MOST_COLUMNS = 24

/** How long the games took; the middle half is bright. */
export function Lengths({ lengths, title }: { readonly lengths: ReadonlyMap<number, number>; readonly title: string }) {
  const m = labWords()
  const numbers = [...lengths.keys()]
  const least = Math.min(...numbers)
  const most = Math.max(...numbers)
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_COLUMNS))
  const columns = Array.from({ length: Math.floor((most - least) / width) + 1 }, (_, i) => {
    const from = least + i * width
    const games = Array.from({ length: width }, (_, k) => lengths.get(from + k) ?? 0).reduce((sum, n) => sum + n, 0)
    return { from, games }
  })
  const highest = Math.max(...columns.map(({ games }) => games))
  const [low, high] = [quantileOf(lengths, 0.25), quantileOf(lengths, 0.75)]
  return (
    <section class="lab-lengths">
      <h3>
        <span class="label">{title}</span>
        <span>{m.half(low, high)}</span>
      </h3>
      <svg viewBox={`0 0 ${columns.length * 10} 46`} preserveAspectRatio="none" aria-hidden="true">
        {columns.map(({ from, games }, i) => (
          <rect
            key={from}
            x={i * 10 + 1}
            y={46 - (44 * games) / highest}
            width="8"
            height={(44 * games) / highest}
            class={from + width > low && from <= high ? 'middle' : ''}
          />
        ))}
      </svg>
      <p class="scale" aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </p>
    </section>
  )
}

/** How well each place in the turn order fared, with its interval. */
export function OrderTable({ order, title }: { readonly order: readonly Rate[]; readonly title: string }) {
  const m = labWords()
  return (
    <table class="lab-order">
      <caption class="label">{title}</caption>
      <thead class="spoken">
        <tr>
          <th scope="col">{m.placeName}</th>
          <th scope="col">{m.share}</th>
          <th scope="col">{m.range}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((rate, place) => (
          <tr key={place}>
            <th scope="row">{written(place + 1)}</th>
            <td class="line">
              <IntervalLine rate={rate} reference={undefined} />
            </td>
            <td class="share">{m.percent(ofHundred(rate.share))}</td>
            <td class="range">{m.between(ofHundred(rate.low), ofHundred(rate.high))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
