import type { Seat } from '@selva/core'
import { type PartialState, playerAt } from '@selva/stay-away'
import { language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import { Dossier, type DossierRow } from '../../log/Dossier.tsx'
import { ended } from '../../log/gist.ts'
import type { StayAwayModel } from '../model.ts'
import { stateOf } from '../place.ts'
import { claimText, sentence, toneOf } from '../sentence.ts'
import type { LogLine } from '../story-line.ts'
import { SUSPICIONS } from '../tags.ts'
import { gameWords } from '../words.ts'
import { aboutPlayer } from './about.ts'
import { opensOf } from './opens.ts'
import { ownVerdict, type Verdict, verdictsOf } from './verdicts.ts'
import { storyWords } from './words.ts'

const TONES: Readonly<Record<Verdict, string>> = { true: 'good', fits: 'good', lie: 'bad', otherwise: 'bad', wrong: '' }

/** The players beside a player who are still in the game. */
function neighboursOf(state: PartialState, seat: Seat): readonly Seat[] {
  const living = state.ring.filter((one) => playerAt(state, one).alive)
  const at = living.indexOf(seat)
  const beside = [living.at(at - 1), living[(at + 1) % living.length]]
  return at < 0 || living.length < 3 ? [] : beside.filter((one) => one !== undefined)
}

/** The conclusions about claims: the truth after the game, what my own log says at tables with assist, else none. */
function verdictFor(model: StayAwayModel, state: PartialState) {
  const { live, story } = model
  const opened = live.opened.value
  const truth = opened === undefined ? undefined : verdictsOf(state.setting, opened)
  const assisted = live.about.value.terms.aid === 'assist'
  return ({ seat, claim, nth }: ReturnType<typeof aboutPlayer>['said'][number]): DossierRow['verdict'] => {
    const verdict = truth?.[nth] ?? (assisted ? ownVerdict(story.value, seat, claim) : undefined)
    return verdict === undefined ? undefined : { text: storyWords().dossier.verdict[verdict], tone: TONES[verdict] }
  }
}

/** My mark for a player: private, and saved with my seat. */
function Think({ model, seat }: { readonly model: StayAwayModel; readonly seat: Seat }) {
  const m = gameWords().board
  const { think } = storyWords().dossier
  const level = model.tags.value.get(seat) ?? 'none'
  return (
    <div class="think" role="group" aria-label={think}>
      <h3 class="label">{think}</h3>
      <div>
        {SUSPICIONS.filter((one) => one !== 'none').map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === level}
            data-level={one}
            onClick={() => model.tag(seat, one === level ? 'none' : one)}
          >
            {m.levels[one]}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The dossier of the player I have asked about. */
export function TableDossier({
  model,
  state,
  seat,
}: {
  readonly model: StayAwayModel
  readonly state: PartialState
  readonly seat: Seat
}) {
  const m = gameWords()
  const { dossier: w } = storyWords()
  const { live, story, nameAt, callings } = model
  const there = live.about.value.seats[seat - 1]
  const player = playerAt(state, seat)
  const about = aboutPlayer(story.value.lines, seat)
  const verdict = verdictFor(model, state)
  const rowOf = (line: LogLine): DossierRow => ({
    key: String(line.number),
    n: line.turn,
    icon: toneOf(line).icon,
    text: ended(sentence(line, m, callings)),
  })
  const said = about.said.map((line) => ({
    ...rowOf(line),
    text: `“${claimText(line.claim, m, callings)}.”`,
    verdict: verdict(line),
  }))
  const [left, right] = neighboursOf(state, seat)
  const mine = live.seat()
  const { tag } = stateOf(state, seat, mine, { gone: story.value.gone, isMidway: live.isMidway() })
  const words = [
    ...(player.role === undefined || player.role === 'human' ? [] : [m.roles[player.role]]),
    ...(there?.by === 'bot' ? [w.bot] : []),
    ...(tag === '' ? [] : [tag]),
  ]
  return (
    <Dossier
      seat={seat}
      name={nameAt(seat)}
      label={w.title(nameAt(seat))}
      about={[
        ...(words.length === 0 ? [] : [words.join(' · ')]),
        ...(left === undefined || right === undefined || left === right
          ? []
          : [w.between(joined(language.value, [nameAt(left), nameAt(right)]))]),
      ]}
      sections={[
        { title: w.public, secret: false, rows: about.everyone.map(rowOf) },
        { title: w.said(nameAt(seat)), secret: false, rows: said },
        ...(mine === undefined || mine === seat ? [] : [{ title: w.mine, secret: true, rows: about.mine.map(rowOf) }]),
      ]}
      nothing={w.nothing}
      opens={opensOf(model)}
      close={{ label: w.close, run: () => model.look(undefined) }}
    >
      {model.tagged.value && mine !== seat ? <Think model={model} seat={seat} /> : undefined}
    </Dossier>
  )
}
