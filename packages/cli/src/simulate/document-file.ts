import { existsSync, readFileSync, statSync } from 'node:fs'
import { type FileRefusal, isRefusal, type Refusal, refuse } from '@selva/core'
import { fileFrom } from '../data-location.ts'

/** Zones and scenarios are short: a larger file is not even read. */
const MAX_BYTES = 100_000

export const isFile = (name: string): boolean => existsSync(fileFrom(name))

/** The text of a file that was named, or why it cannot be read. */
export function textOf(option: string, name: string): string | Refusal {
  try {
    const file = fileFrom(name)
    return statSync(file).size > MAX_BYTES
      ? refuse(`--${option}`, `${name} is larger than any ${option}`)
      : readFileSync(file, 'utf8')
  } catch {
    return refuse(`--${option}`, `there is no file ${name}`)
  }
}

/** A scenario from its file; a refusal names the file and the place in it. */
export function scenarioIn<D extends object>(name: string, read: (text: string) => D | FileRefusal): D | Refusal {
  const text = textOf('scenario', name)
  if (isRefusal(text)) return text
  const draft = read(text)
  if (!isRefusal(draft)) return draft
  const { refused, about, at } = draft as FileRefusal
  return refuse('--scenario', [name, at, refused, about].filter((part) => part !== '').join(': '))
}
