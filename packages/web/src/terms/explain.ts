import { AIDS, botLevelNamed, CHATS, PACES } from '@selva/protocol/terms'
import { messages } from '../client/language.ts'
import type { Explained, Register } from '../learn/explain/explainer.ts'
import { paceText } from './pace.ts'
import { termWords } from './words.ts'

/** Topics a host settles for every game: how people play, who may join, and the scenario. */
export const TABLE_TOPICS = ['term', 'join', 'scenario'] as const

/** The explanations of topics that every table shares; `about` is the term and its value, as in `pace:fast`. */
export function tableRegister(game: string): Register<(typeof TABLE_TOPICS)[number]> {
  const w = termWords()
  const told = (name: string, value: string, lines: readonly string[]): Explained => ({
    title: `${name}: ${value}`,
    lines: [...lines, w.same],
  })
  return {
    term(about) {
      const [name, value] = about.split(':')
      switch (name) {
        case 'pace': {
          const pace = PACES.find((one) => one === value)
          if (pace === undefined) return undefined
          const timed = pace === 'untimed' ? [] : [w.pace.ranOut]
          return told(w.pace.name, w.pace.names[pace], [paceText(pace, game), ...timed])
        }
        case 'aid': {
          const aid = AIDS.find((one) => one === value)
          return aid === undefined ? undefined : told(w.aid.name, w.aid.values[aid].name, [w.aid.values[aid].help])
        }
        case 'chat': {
          const chat = CHATS.find((one) => one === value)
          return chat === undefined
            ? undefined
            : told(w.chat.name, w.chat.values[chat].name, [w.chat.values[chat].help])
        }
        case 'spectators': {
          const { name: title, values } = w.spectators
          return value === 'yes' || value === 'no' ? told(title, values[value].name, [values[value].help]) : undefined
        }
        case 'bots': {
          const level = botLevelNamed(value)
          return level === undefined
            ? undefined
            : told(w.bots.name, w.bots.values[level].name, [w.bots.values[level].help])
        }
        case 'botsTalk': {
          const { name: title, values } = w.botsTalk
          return value === 'yes' || value === 'no' ? told(title, values[value].name, [values[value].help]) : undefined
        }
        default:
          return undefined
      }
    },
    join(about) {
      const m = messages().host
      const listed = about === 'listed'
      return {
        title: `${m.who}: ${listed ? m.listed : m.invited}`,
        lines: [listed ? m.listedHelp : m.invitedHelp, w.link],
      }
    },
    scenario: () => ({ title: w.scenario.title, lines: [w.scenario.help] }),
  }
}
