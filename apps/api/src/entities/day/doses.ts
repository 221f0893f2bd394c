import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { type DayDose, dosesOfDay } from '@officina/shared/dosage/doses'
import { timesOfDay } from '@officina/shared/dosage/sentence'
import { asTaken } from '@officina/shared/dosage/substitute'
import { isIssued } from '@officina/shared/recipe'

export type Line = components['schemas']['RecipeLine']
type Recipe = Pick<
  components['schemas']['PatientRecipe'],
  'status' | 'starts_on' | 'issued_at' | 'expires_on'
> & { lines: Line[] }
export type DoseTime = components['schemas']['DoseTime']

export type Dose = DayDose & { line: Line; time: DoseTime }

export const doseTimes = [...timesOfDay, 'anytime'] as DoseTime[]

/** What is known of lines besides, by their ids. */
export type Known = {
  /** Of new versions: the day on which the version before began them, which was taken until it was replaced. */
  before?: ReadonlyMap<string, string>
  /** Of fixed length and ordered again: the day on which the first parcel of the course came. */
  courses?: ReadonlyMap<string, string>
}

/** What is to be taken or applied on a day, by time; within a time care by its steps, else before, with and after food. */
export const dosesOn = (
  recipes: readonly Recipe[],
  day: string,
  zone: string,
  known: Known,
): Dose[] =>
  dosesInForce(recipes, day, zone, known).filter(
    ({ line }) => !line.weekdays?.length || line.weekdays.includes(weekdayOf(day)),
  )

/** The same for whatever is taken these days, also on other weekdays only. */
export function dosesInForce(
  recipes: readonly Recipe[],
  day: string,
  zone: string,
  known: Known,
): Dose[] {
  const doses = recipes
    .filter((recipe) => isIssued(recipe))
    .flatMap((recipe) =>
      recipe.lines.map(asTaken).filter((line) => isInForce(recipe, line, day, { zone, ...known })),
    )
    .flatMap(dosesOf)
  return doses.sort(
    (a, b) =>
      doseTimes.indexOf(a.time) - doseTimes.indexOf(b.time) ||
      (a.line.step ?? 0) - (b.line.step ?? 0) ||
      meals.indexOf(a.line.meal) - meals.indexOf(b.line.meal),
  )
}

const dosesOf = (line: Line): Dose[] =>
  dosesOfDay(line).map((dose) => ({ ...dose, line, time: dose.time as DoseTime }))

/** A length counts from the first delivery, if that is later: who bought late is not told to stop early. */
function isInForce(
  recipe: Recipe,
  line: Line,
  day: string,
  { zone, before, courses }: Known & { zone: string },
): boolean {
  if (line.state !== 'active') return false
  if (line.optional && !(line.times_ordered || line.last_ordered_at || line.stated_at)) return false
  const issuedOn = recipe.issued_at && dateIn(new Date(recipe.issued_at), zone)
  const begins = recipe.starts_on ?? issuedOn
  if (!begins) return true
  const first = addDays(begins, line.start_offset_days)
  const since = (issuedOn && day < issuedOn && before?.get(line.id)) || first
  if (day < since || (recipe.expires_on && day > recipe.expires_on)) return false
  const last = line.last_delivered_at && dateIn(new Date(line.last_delivered_at), zone)
  const there = last && (courses?.get(line.id) ?? last)
  if (!line.duration_days || !there || line.coming) return true
  return day < addDays(there > first ? there : first, line.duration_days)
}

/** 1 is Monday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
const meals = ['empty_stomach', 'before', 'with', 'none', 'after', 'between']
