import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { timesOfDay } from '@officina/shared/dosage/sentence'
import { asTaken } from '@officina/shared/dosage/substitute'
import { isIssued } from '@officina/shared/recipe'

export type Line = components['schemas']['RecipeLine']
type Recipe = Pick<
  components['schemas']['PatientRecipe'],
  'status' | 'starts_on' | 'issued_at' | 'expires_on'
> & { lines: Line[] }
export type DoseTime = components['schemas']['DoseTime']

/** A dose of a line: when, the how-manieth of that time, and its part of what the day needs. */
export type Dose = { line: Line; time: DoseTime; nth: number; of: number; share: number }

export const doseTimes = [...timesOfDay, 'anytime'] as DoseTime[]

/** What is to be taken or applied on a day, by time; within a time care by its steps, else before, with and after food. */
export const dosesOn = (recipes: readonly Recipe[], day: string, zone: string): Dose[] =>
  dosesInForce(recipes, day, zone).filter(
    ({ line }) => !line.weekdays?.length || line.weekdays.includes(weekdayOf(day)),
  )

/** The same for whatever is taken these days, also on other weekdays only. */
export function dosesInForce(recipes: readonly Recipe[], day: string, zone: string): Dose[] {
  const doses = recipes
    .filter((recipe) => isIssued(recipe))
    .flatMap((recipe) => recipe.lines.filter((line) => isInForce(recipe, line, day, zone)))
    .map(asTaken)
    .flatMap(dosesOf)
  return doses.sort(
    (a, b) =>
      doseTimes.indexOf(a.time) - doseTimes.indexOf(b.time) ||
      (a.line.step ?? 0) - (b.line.step ?? 0) ||
      meals.indexOf(a.line.meal) - meals.indexOf(b.line.meal),
  )
}

/** The doses of a day on which the line is due. Without times of day they stand under "anytime", six at most. */
function dosesOf(line: Line): Dose[] {
  const times = [...new Set(line.time_of_day)]
  const of = times.length > 0 ? 1 : timesADay(line)
  const share = 1 / (times.length || of)
  if (times.length > 0) return times.map((time) => ({ line, time, nth: 1, of, share }))
  return Array.from({ length: of }, (_, index) => ({
    line,
    time: 'anytime',
    nth: index + 1,
    of,
    share,
  }))
}

function timesADay(line: Line): number {
  const { frequency_count: count, frequency_period: period } = line
  if (line.dosage_mode !== 'structured' || line.as_needed || !count) return 1
  const times = period === 'hour' ? Math.floor(24 / count) : period === 'day' ? count : 1
  return times > 6 ? 1 : times
}

/** A length counts from the last delivery, if that is later: who bought late is not told to stop early. */
function isInForce(recipe: Recipe, line: Line, day: string, zone: string): boolean {
  if (line.state !== 'active') return false
  if (line.optional && !(line.times_ordered || line.last_ordered_at || line.stated_at)) return false
  const begins = recipe.starts_on ?? (recipe.issued_at && dateIn(new Date(recipe.issued_at), zone))
  if (!begins) return true
  const first = addDays(begins, line.start_offset_days)
  if (day < first || (recipe.expires_on && day > recipe.expires_on)) return false
  const there = line.last_delivered_at && dateIn(new Date(line.last_delivered_at), zone)
  if (!line.duration_days || !there || line.coming) return true
  return day < addDays(there > first ? there : first, line.duration_days)
}

/** 1 is Monday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
const meals = ['empty_stomach', 'before', 'with', 'none', 'after', 'between']
