import type { Locale } from '../locale.ts'
import type { DosageLine } from './line.ts'
import { type PackSize, supplyOf } from './supply.ts'
import { unitText } from './units.ts'
import { dayWord } from './words.ts'

/** "60 capsules last 30–60 days; 2 packs for 60 days". Empty when it cannot be computed. */
export function supplySentence(line: DosageLine, pack: PackSize, locale: Locale): string {
  const supply = supplyOf(line, pack)
  if (!supply) return ''
  const { units_per_pack: unitsPerPack, pack_unit: unit } = pack
  const { days_min: min, days_max: max } = supply
  const days = line.duration_days ?? 0
  const packs = days ? supply.packs_for(days) : 0
  if (locale === 'ja') {
    const range =
      max === min ? `${min}日分` : max === null ? `${min}日分以上` : `${min}〜${max}日分`
    const need = packs ? `（${days}日間には${packs}個）` : ''
    return `1個（${unitsPerPack}${unitText(unit, unitsPerPack, 'ja')}）で${range}${need}`
  }
  const range =
    max === min ? dayWord(min) : max === null ? `${dayWord(min)} or more` : `${min}–${dayWord(max)}`
  const need = packs ? `; ${packs} ${packs === 1 ? 'pack' : 'packs'} for ${dayWord(days)}` : ''
  return `${unitsPerPack} ${unitText(unit, unitsPerPack, 'en')} last ${range}${need}`
}
