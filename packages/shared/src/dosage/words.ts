/** The words of dosageSentence in both languages. */
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

export const en: Words = {
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

export const ja: Words & { units: Record<string, (n: string, max: number) => string> } = {
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

export const areaWords: Record<string, [string, string]> = {
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

/** `1 day`, `3 days`. */
export function dayWord(n: number): string {
  return n === 1 ? '1 day' : `${n} days`
}

function sortDays(days: number[]): number[] {
  return [...new Set(days)].sort((a, b) => a - b)
}
