import type { ZoneDraft, ZoneFault, ZoneFaultCode } from '@selva/escape'
import { language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import type { ZoneEditorWords } from './messages/en.ts'

/** Hatches in a sentence: “hatch 2 and hatch 3”. */
export const hatchesText = (numbers: readonly number[], w: ZoneEditorWords): string =>
  joined(
    language.value,
    numbers.map((number) => w.hatchNumber(number)),
  )

/** A fault in words: what is wrong in a few, and what that means. */
export function faultText(
  { code, at }: ZoneFault,
  draft: ZoneDraft,
  w: ZoneEditorWords,
): { readonly title: string; readonly text: string } {
  const f = w.faults
  switch (code) {
    case 'zoneHumanSector':
      return at.length === 0 ? f.noHuman : f.humans
    case 'zoneAlienSector':
      return at.length === 0 ? f.noAlien : f.aliens
    case 'zoneSealedHatch': {
      const numbers = draft.hatches.filter((hatch) => at.includes(hatch.at)).map(({ number }) => number)
      return { ...f[code], title: f[code].title(hatchesText(numbers, w)) }
    }
    case 'zoneTrap':
    case 'zoneUnreachable':
      return { ...f[code], title: f[code].title(at.length) }
    default:
      return f[code]
  }
}

/** Checks that are passed if none of their faults is there; they are asked in this order. */
const PASSES: readonly { readonly name: keyof ZoneEditorWords['passed']; readonly codes: readonly ZoneFaultCode[] }[] =
  [
    { name: 'pieces', codes: ['zoneHumanSector', 'zoneAlienSector', 'zoneNoHatch'] },
    { name: 'moves', codes: ['zoneHumanStart', 'zoneAlienStart'] },
    { name: 'out', codes: ['zoneNoWayOut', 'zoneSealedHatch'] },
    { name: 'whole', codes: ['zoneTrap', 'zoneSplit', 'zoneUnreachable'] },
    { name: 'fair', codes: ['zoneAliensFirst'] },
  ]

/** The checks that a draft passes. While pieces are missing or no one can start, later ones are not asked. */
export function passedBy(faults: readonly ZoneFault[]): readonly (keyof ZoneEditorWords['passed'])[] {
  const hasError = faults.some(({ severity }) => severity === 'error')
  const failed = (codes: readonly ZoneFaultCode[]): boolean => faults.some(({ code }) => codes.includes(code))
  const passed = PASSES.filter(({ codes }) => !failed(codes)).map(({ name }) => name)
  const firstFailed = PASSES.findIndex(({ codes }) => failed(codes))
  return hasError ? passed.filter((name) => PASSES.findIndex((one) => one.name === name) < firstFailed) : passed
}
