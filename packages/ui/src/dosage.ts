type Locale = 'en' | 'ja'

/** The dosage fields of a recipe line, named as on the wire. Numbers are plain amounts of `unit`. */
export type DosageLine = {
  dosage_mode?: string | null
  amount_min?: number | null
  amount_max?: number | null
  unit?: string | null
  /** 1 to 24: times per day, week or month; with the period `hour` it means "every n hours". */
  frequency_count?: number | null
  frequency_period?: string | null
  /** `mon` … `sun`, or ISO numbers 1 (Monday) to 7. */
  weekdays?: readonly (string | number)[] | null
  as_needed?: boolean | null
  time_of_day?: readonly string[] | null
  meal?: string | null
  take_with_text?: string | null
  area?: readonly string[] | null
  step?: number | null
  duration_days?: number | null
  /** Days after the start of the recipe on which this line begins. */
  start_offset_days?: number | null
  instructions?: string | null
  quantity?: number | null
}

/**
 * The dosage in one sentence: "1–2 capsules, once a day, morning, with food, for 60 days",
 * 「1回1〜2カプセル、1日1回、朝、食事とともに、60日間」. Label mode refers to the label, text mode
 * returns the doctor's own words. Never empty.
 */
export function dosageSentence(line: DosageLine, locale: Locale): string {
  const words = locale === 'ja' ? ja : en
  if (line.dosage_mode === 'label') return words.label
  if (line.dosage_mode === 'text') return line.instructions?.trim() || words.label
  const parts = [
    amountText(line, locale),
    frequencyText(line, locale),
    words.weekdays((line.weekdays ?? []).map(weekdayIndex).filter((day) => day >= 0)),
    words.join(inOrder(line.time_of_day, words.times)),
    words.meals[line.meal ?? ''] ?? '',
    line.take_with_text?.trim() ? words.takeWith(line.take_with_text.trim()) : '',
    line.area?.length
      ? words.areas(words.join(line.area.map((area) => areaText(area, locale))))
      : '',
    line.step ? words.step(line.step) : '',
    line.start_offset_days ? words.start(line.start_offset_days + 1) : '',
    line.duration_days ? words.duration(line.duration_days) : '',
  ]
  return parts.filter(Boolean).join(words.comma) || words.label
}

/** "1–2 capsules" / 「1回1〜2カプセル」, empty without an amount. */
export function amountText(line: DosageLine, locale: Locale): string {
  const [min, max] = amounts(line)
  if (min === undefined || max === undefined) return ''
  const unit = line.unit ?? 'other'
  if (locale === 'ja') {
    const text = min === max ? `${round(min)}` : `${round(min)}〜${round(max)}`
    return (ja.units[unit] ?? ((n: string) => `${n} ${plain(unit)}`))(text, max)
  }
  const show = measured.has(unit) ? (n: number) => `${round(n)}` : fraction
  const [one, many] = en.units[unit] ?? [plain(unit), plain(unit)]
  return `${min === max ? show(min) : `${show(min)}–${show(max)}`} ${max > 1 ? many : one}`
}

/** "twice a day" / 「1日2回」, with "as needed" in front when so. */
export function frequencyText(line: DosageLine, locale: Locale): string {
  const words = locale === 'ja' ? ja : en
  const count = line.frequency_count
  const times = count
    ? words.frequency(count, line.frequency_period ?? 'day', !!line.as_needed)
    : ''
  return [line.as_needed ? words.asNeeded : '', times].filter(Boolean).join(words.comma)
}

/** Unit of an amount alone: "capsules" / 「カプセル」, for "60 capsules". */
export function unitText(unit: string, count: number, locale: Locale): string {
  if (locale === 'ja') return ja.counters[unit] ?? plain(unit)
  return en.units[unit]?.[count === 1 ? 0 : 1] ?? plain(unit)
}

export type Supply = {
  /** Units used on an average day, least and most. Least is 0 when taken as needed. */
  daily_min: number
  daily_max: number
  /** Whole days one pack lasts at the most and at the least use; null: no upper end. */
  days_min: number
  days_max: number | null
  /** Whole days that `quantity` packs last at average use: the server's days of supply. */
  days_supply: number
  /** Packs needed for so many days at the most use, at least 1. */
  packs_for: (days: number) => number
}

/** How long a pack lasts. Undefined when the dosage is not structured or the pack size is unknown. */
export function supplyOf(
  line: DosageLine,
  unitsPerPack: number | null | undefined,
): Supply | undefined {
  const [min, max] = amounts(line)
  const perDay = timesPerDay(line)
  const structured = !line.dosage_mode || line.dosage_mode === 'structured'
  if (!structured || !unitsPerPack || unitsPerPack <= 0) return undefined
  if (min === undefined || max === undefined || !perDay || max <= 0) return undefined
  const dailyMax = max * perDay
  const dailyMin = line.as_needed ? 0 : min * perDay
  const average = ((min + max) / 2) * perDay
  return {
    daily_min: dailyMin,
    daily_max: dailyMax,
    days_min: floor(unitsPerPack / dailyMax),
    days_max: dailyMin > 0 ? floor(unitsPerPack / dailyMin) : null,
    days_supply: floor(((line.quantity ?? 1) * unitsPerPack) / average),
    packs_for: (days) => Math.max(1, ceil((days * dailyMax) / unitsPerPack)),
  }
}

/** "60 capsules last 30–60 days; 2 packs for 60 days". Empty when it cannot be computed. */
export function supplySentence(
  line: DosageLine,
  unitsPerPack: number | null,
  locale: Locale,
): string {
  const supply = supplyOf(line, unitsPerPack)
  if (!supply || !unitsPerPack) return ''
  const { days_min: min, days_max: max } = supply
  const days = line.duration_days ?? 0
  const packs = days ? supply.packs_for(days) : 0
  const unit = line.unit ?? 'other'
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

/** Average number of doses per day over a week or month (30 days). 0 when no frequency is set. */
export function timesPerDay(line: DosageLine): number {
  const count = line.frequency_count
  if (!count || count <= 0) return 0
  const share = line.weekdays?.length ? new Set(line.weekdays.map(weekdayIndex)).size / 7 : 1
  switch (line.frequency_period) {
    case 'hour':
      return (24 / count) * share
    case 'week':
      return count / 7
    case 'month':
      return count / 30
    default:
      return count * share
  }
}

export const dosageUnits =
  'capsule tablet softgel scoop sachet ml drop spray g mg pump pea fingertip_unit application pad mask other'.split(
    ' ',
  )
export const timesOfDay = ['waking', 'morning', 'midday', 'afternoon', 'evening', 'bedtime']
export const mealTimes = ['none', 'before', 'with', 'after', 'between', 'empty_stomach']
export const frequencyPeriods = ['hour', 'day', 'week', 'month']
export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Word of one value of `unit`, `time_of_day`, `meal`, weekday or area, for pickers. */
export function dosageWord(
  field: 'unit' | 'time_of_day' | 'meal' | 'weekday' | 'area',
  value: string,
  locale: Locale,
): string {
  const words = locale === 'ja' ? ja : en
  if (field === 'unit') return value === 'other' ? words.otherUnit : unitText(value, 2, locale)
  if (field === 'time_of_day') return words.times[value] ?? plain(value)
  if (field === 'meal')
    return words.meals[value] || (value === 'none' ? words.noMeal : plain(value))
  if (field === 'weekday') return words.days[weekdayIndex(value)] ?? plain(value)
  return areaText(value, locale)
}

type Words = {
  label: string
  comma: string
  asNeeded: string
  otherUnit: string
  noMeal: string
  days: string[]
  times: Record<string, string>
  meals: Record<string, string>
  join: (items: string[]) => string
  frequency: (count: number, period: string, atMost: boolean) => string
  weekdays: (days: number[]) => string
  takeWith: (text: string) => string
  areas: (areas: string) => string
  step: (n: number) => string
  start: (day: number) => string
  duration: (days: number) => string
}

const en: Words & { units: Record<string, [one: string, many: string]> } = {
  label: 'As directed on the label',
  comma: ', ',
  asNeeded: 'as needed',
  otherUnit: 'other',
  noMeal: 'any time',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  times: {
    waking: 'on waking',
    morning: 'morning',
    midday: 'midday',
    afternoon: 'afternoon',
    evening: 'evening',
    bedtime: 'at bedtime',
  },
  meals: {
    before: 'before food',
    with: 'with food',
    after: 'after food',
    between: 'between meals',
    empty_stomach: 'on an empty stomach',
  },
  units: {
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
  },
  join: (items) =>
    items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? ''),
  frequency: (count, period, atMost) => {
    if (period === 'hour') {
      const every = count === 1 ? 'every hour' : `every ${count} hours`
      return atMost ? `at most ${every}` : every
    }
    const times = count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
    return `${atMost ? 'up to ' : ''}${times} a ${period}`
  },
  weekdays: (days) =>
    days.length ? `on ${en.join(sortDays(days).map((day) => en.days[day]!))}` : '',
  takeWith: (text) => (/^(with|in|after|before)\b/i.test(text) ? text : `with ${text}`),
  areas: (areas) => `on the ${areas}`,
  step: (n) => `step ${n}`,
  start: (day) => `from day ${day}`,
  duration: (days) => `for ${dayWord(days)}`,
}

const ja: Words & {
  units: Record<string, (n: string, max: number) => string>
  counters: Record<string, string>
} = {
  label: '表示の用法・用量どおりに使用',
  comma: '、',
  asNeeded: '必要なときに',
  otherUnit: 'その他',
  noMeal: '指定なし',
  days: ['月', '火', '水', '木', '金', '土', '日'],
  times: {
    waking: '起床時',
    morning: '朝',
    midday: '昼',
    afternoon: '午後',
    evening: '夕方',
    bedtime: '就寝前',
  },
  meals: {
    before: '食前',
    with: '食事とともに',
    after: '食後',
    between: '食間',
    empty_stomach: '空腹時',
  },
  units: {
    capsule: (n) => `1回${n}カプセル`,
    tablet: (n) => `1回${n}錠`,
    softgel: (n) => `1回${n}粒`,
    scoop: (n) => `1回付属スプーン${n}杯`,
    sachet: (n) => `1回${n}包`,
    ml: (n) => `1回${n}ml`,
    drop: (n) => `1回${n}滴`,
    spray: (n) => `1回${n}噴霧`,
    g: (n) => `1回${n}g`,
    mg: (n) => `1回${n}mg`,
    pump: (n) => `1回${n}プッシュ`,
    pea: (n) => `1回パール粒大${n}個分`,
    fingertip_unit: (n) => `1回${n}FTU（人差し指の先から第一関節まで${n}本分）`,
    application: (n, max) => (max === 1 ? '1回適量を塗布' : `1回適量を${n}度塗布`),
    pad: (n) => `1回パッド${n}枚`,
    mask: (n) => `1回マスク${n}枚`,
    other: (n) => `1回${n}単位`,
  },
  counters: {
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
  },
  join: (items) => items.join('・'),
  frequency: (count, period, atMost) => {
    if (period === 'hour') return atMost ? `${count}時間以上あけて` : `${count}時間ごと`
    const per = { day: '1日', week: '週', month: '月' }[period] ?? '1日'
    return `${per}${count}回${atMost ? 'まで' : ''}`
  },
  weekdays: (days) =>
    days.length
      ? `${sortDays(days)
          .map((day) => ja.days[day]!)
          .join('・')}曜日`
      : '',
  takeWith: (text) =>
    /(ともに|一緒に|いっしょに|で|に|後|前)$/.test(text) ? text : `${text}とともに`,
  areas: (areas) => `${areas}に`,
  step: (n) => `ステップ${n}`,
  start: (day) => `${day}日目から`,
  duration: (days) => `${days}日間`,
}

const areaWords: Record<string, [string, string]> = {
  face: ['face', '顔'],
  forehead: ['forehead', '額'],
  eyes: ['eye area', '目もと'],
  eye_area: ['eye area', '目もと'],
  cheeks: ['cheeks', '頬'],
  nose: ['nose', '鼻'],
  lips: ['lips', '唇'],
  chin: ['chin', 'あご'],
  neck: ['neck', '首'],
  decollete: ['décolleté', 'デコルテ'],
  chest: ['chest', '胸'],
  back: ['back', '背中'],
  shoulders: ['shoulders', '肩'],
  arms: ['arms', '腕'],
  elbows: ['elbows', 'ひじ'],
  hands: ['hands', '手'],
  legs: ['legs', '脚'],
  knees: ['knees', 'ひざ'],
  feet: ['feet', '足'],
  nails: ['nails', '爪'],
  scalp: ['scalp', '頭皮'],
  hair: ['hair', '髪'],
  body: ['body', '全身'],
  affected_area: ['affected area', '患部'],
}
export const applicationAreas = Object.keys(areaWords).filter((area) => area !== 'eye_area')

const measured = new Set(['ml', 'g', 'mg'])

function amounts(line: DosageLine): [number | undefined, number | undefined] {
  const min = line.amount_min ?? line.amount_max ?? undefined
  const max = line.amount_max ?? min
  if (min === undefined || max === undefined) return [undefined, undefined]
  return [Math.min(min, max), Math.max(min, max)]
}

function areaText(area: string, locale: Locale): string {
  return areaWords[area]?.[locale === 'ja' ? 1 : 0] ?? plain(area)
}

function inOrder(values: readonly string[] | null | undefined, words: Record<string, string>) {
  const place = (value: string) => (timesOfDay.indexOf(value) + 7) % 7
  return [...new Set(values ?? [])]
    .sort((a, b) => place(a) - place(b))
    .map((value) => words[value] ?? plain(value))
}

function weekdayIndex(day: string | number): number {
  if (typeof day === 'number') return (day + 6) % 7
  return weekdayNames.indexOf(day.slice(0, 3).toLowerCase())
}

function sortDays(days: number[]): number[] {
  return [...new Set(days)].sort((a, b) => a - b)
}

function fraction(n: number): string {
  const whole = Math.floor(n)
  const sign = { 0.25: '¼', 0.5: '½', 0.75: '¾' }[n - whole]
  if (!sign) return `${round(n)}`
  return whole === 0 ? sign : `${whole}${sign}`
}

function dayWord(n: number): string {
  return n === 1 ? '1 day' : `${n} days`
}

function plain(value: string): string {
  return value.replaceAll('_', ' ')
}

function round(n: number): number {
  return Math.round(n * 1000) / 1000
}

// 30 / 0.1 must be 300, not 299.99…
function floor(n: number): number {
  return Math.floor(n + 1e-9)
}

function ceil(n: number): number {
  return Math.ceil(n - 1e-9)
}
