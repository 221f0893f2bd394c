import {
  applicationAreas,
  dosageUnits,
  mealTimes,
  timesOfDay,
} from '@officina/shared/dosage/sentence'
import { recipeStatuses } from '@officina/shared/recipe'
import { recipeLines } from '../../schema/recipe.ts'
import {
  filled,
  keyed,
  list,
  number,
  oneOf,
  optional,
  readTable,
  someOf,
  text,
  yes,
} from './table.ts'

/** A text in the language of the doctor's practice. */
type Bilingual = { en: string; ja: string }
export type LineSeed = ReturnType<typeof readLines>[number]
export type CourseSeed = ReturnType<ReturnType<typeof readCourses>>
export type RecipeSeed = ReturnType<typeof readRecipes>[number]

type ReadCell = Parameters<Parameters<typeof readTable>[1]>[0]
const bilingual = (cell: ReadCell, name: string): Bilingual => ({
  en: cell(`${name}_en`, text),
  ja: cell(`${name}_ja`, text),
})

/** What recipes are written from: `data/courses.csv`, each with its lines. */
export function readCourses() {
  const lines = readLines()
  const courses = readTable('courses', (cell) => {
    const key = cell('key', filled)
    return {
      key,
      label: bilingual(cell, 'label'),
      title: bilingual(cell, 'title'),
      message: bilingual(cell, 'message'),
      lines: lines.filter(({ course }) => course === key),
    }
  })
  return keyed('course', courses)
}

const readLines = () =>
  readTable('course_lines', (cell) => ({
    course: cell('course', filled),
    product: cell('product', filled),
    /** Which pack of the product; 0 is the first. */
    pack: cell('pack', optional(number)) ?? 0,
    /** One number, or the least and the most. */
    amount: cell('amount', (range) => range.split('-').filter(Boolean).map(number)),
    unit: cell('unit', optional(oneOf(dosageUnits))),
    per: cell('per', optional(perOf)),
    times: cell('times', someOf(timesOfDay)),
    meal: cell('meal', optional(oneOf(mealTimes))),
    area: cell('area', someOf(applicationAreas)),
    step: cell('step', optional(number)),
    weekdays: cell('weekdays', (days) => list(days).map(number)),
    asNeeded: cell('as_needed', yes),
    /** The course in days, and the day on which it begins (0: the first). */
    days: cell('days', optional(number)),
    from: cell('from', optional(number)) ?? 0,
    quantity: cell('quantity', number),
    refills: cell('refills', number),
    optional: cell('optional', yes),
    substitute: cell('substitute', optional(filled)),
    why: bilingual(cell, 'why'),
    note: bilingual(cell, 'note'),
    /** Own words instead of a structured dosage. */
    words: bilingual(cell, 'words'),
  }))

/** `2/day`. */
function perOf(cell: string) {
  const [count = '', period = ''] = cell.split('/')
  return { count: number(count), period: oneOf(recipeLines.frequencyPeriod.enumValues)(period) }
}

/** Versions of patients' recipes; those of one series follow each other. */
export const readRecipes = () =>
  readTable('recipes', (cell) => ({
    patient: cell('patient', filled),
    course: cell('course', filled),
    status: cell('status', oneOf(recipeStatuses)),
    /** Day of issue; of the last change for a draft. */
    day: cell('day', number),
    /** Day on which it ended or was put on hold. */
    until: cell('until', optional(number)),
    validDays: cell('valid_days', optional(number)) ?? 180,
    /** How many times the patient has ordered from it. */
    orders: cell('orders', number),
    /** Continues the series of the recipe before it. */
    next: cell('next', yes),
    unseen: cell('unseen', yes),
    heldBy: cell('held_by', optional(oneOf(['doctor', 'admin']))),
    reasonCode: cell('reason_code', optional(filled)),
    reason: cell('reason', optional(filled)),
    /** A warning that the doctor overrode: `code|line|reason`. */
    overridden: cell('overridden', list).map((warning) => {
      const [code = '', line = '', reason = ''] = warning.split('|')
      return { code, line: number(line), reason }
    }),
    note: cell('note', text),
  }))

type SetSeed = [
  doctor: string | null,
  course: string,
  status: 'active' | 'archived' | 'published' | 'draft' | 'retired',
  day: number,
  template?: { name: string; goal: string; next?: true },
]

/** Reusable sets: a doctor's own, and templates that administrators publish. */
export const setSeeds: SetSeed[] = [
  ['demo', 'acne', 'active', -302],
  ['demo', 'barrier', 'active', -172],
  ['demo', 'sleep', 'active', -103],
  ['demo', 'immune', 'archived', -250],
  ['colleague', 'heart', 'active', -161],
  ['skin', 'pigment', 'active', -41],
  [null, 'acne', 'retired', -330, { name: 'Acne, mild to moderate', goal: 'acne' }],
  [
    null,
    'acneNext',
    'published',
    -190,
    { name: 'Acne, mild to moderate', goal: 'acne', next: true },
  ],
  [null, 'sleep', 'published', -220, { name: 'Sleep onset', goal: 'sleep' }],
  [null, 'bone', 'published', -180, { name: 'Bone health 50+', goal: 'bones' }],
  [null, 'prenatal', 'published', -155, { name: 'Pregnancy', goal: 'pregnancy' }],
  [null, 'hair', 'draft', -9, { name: 'Hair loss, diffuse', goal: 'hair' }],
]
