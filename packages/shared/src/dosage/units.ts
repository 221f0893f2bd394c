import type { Locale } from '../locale.ts'

/** Units of a dose or a pack in English. */
export const unitWords: Record<string, [one: string, many: string]> = {
  capsule: ['capsule', 'capsules'],
  tablet: ['tablet', 'tablets'],
  softgel: ['softgel', 'softgels'],
  scoop: ['scoop', 'scoops'],
  sachet: ['sachet', 'sachets'],
  ml: ['ml', 'ml'],
  drop: ['drop', 'drops'],
  spray: ['spray', 'sprays'],
  g: ['g', 'g'],
  mg: ['mg', 'mg'],
  pump: ['pump', 'pumps'],
  pea: ['pea-sized amount', 'pea-sized amounts'],
  fingertip_unit: ['fingertip unit', 'fingertip units'],
  application: ['application', 'applications'],
  pad: ['pad', 'pads'],
  mask: ['mask', 'masks'],
  other: ['dose', 'doses'],
}

const counters: Record<string, string> = {
  capsule: 'カプセル',
  tablet: '錠',
  softgel: '粒',
  scoop: '杯',
  sachet: '包',
  ml: 'ml',
  drop: '滴',
  spray: '噴霧',
  g: 'g',
  mg: 'mg',
  pump: 'プッシュ',
  pea: '個分（パール粒大）',
  fingertip_unit: 'FTU',
  application: '回分',
  pad: '枚（パッド）',
  mask: '枚（マスク）',
  other: '単位',
}

/** Unit of an amount alone: "capsules" / 「カプセル」, for "60 capsules". */
export function unitText(unit: string, count: number, locale: Locale): string {
  if (locale === 'ja') return counters[unit] ?? plain(unit)
  return unitWords[unit]?.[count === 1 ? 0 : 1] ?? plain(unit)
}

/** A pack by its name in the shop, put into the reader's words where it is a number of a unit: "60 capsules" / 「60カプセル」. */
export function packText(title: string, locale: Locale): string {
  if (locale === 'en') return title
  const [, number, word = ''] = /^(\d[\d.,]*)\s*(.+)$/.exec(title.trim()) ?? []
  const unit = Object.keys(unitWords).find((key) => unitWords[key]?.includes(word.toLowerCase()))
  if (number && /^pieces?$/i.test(word)) return `${number}個`
  return number && unit ? `${number}${unitText(unit, 2, locale)}` : title
}

/** An unknown code as text. */
export function plain(value: string): string {
  return value.replaceAll('_', ' ')
}
