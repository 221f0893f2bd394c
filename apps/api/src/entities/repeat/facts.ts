import { type Plan, periodDays, runOutOn } from '@officina/shared/repeats'
import type { Ctx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { eq, inArray, sql } from '../../db/sql.ts'
import { practicesOf } from '../practices.ts'
import { daysSupplyOf } from '../recipe/dosage.ts'
import { type LoadedLine, loadLines } from '../recipe/view.ts'
import type { RepeatRow } from './entity.ts'

/** The people of some repeats, all of one patient and recipe doctor each. */
type Person = {
  patient: typeof patients.$inferSelect
  account: typeof accounts.$inferSelect | null
  doctor: typeof doctors.$inferSelect
  practices: string[]
}

/** A repeat with the line it orders, that line's recipe, and whose it is. */
export type RepeatFacts<R extends RepeatRow = RepeatRow> = Person & {
  repeat: R
  line: LoadedLine
  recipe: typeof recipes.$inferSelect
}

/** What the rules of repeats ask about: in the order of the rows, three statements for any number of them. */
export async function loadFacts<R extends RepeatRow>(
  ctx: Ctx,
  rows: readonly R[],
): Promise<RepeatFacts<R>[]> {
  if (rows.length === 0) return []
  const lineIds = [...new Set(rows.map((row) => row.recipeLineId))]
  const lines = await loadLines(ctx, sql`l.id = any(${sql.param(lineIds)}::uuid[])`)
  const found = await ctx.db
    .select()
    .from(recipes)
    .where(inArray(recipes.id, [...new Set(lines.map((line) => line.recipeId))]))
  const people = await ctx.db
    .select({ patient: patients, account: accounts, doctor: doctors, practices: practicesOf })
    .from(patients)
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .leftJoin(accounts, eq(accounts.id, patients.accountId))
    .where(inArray(patients.id, [...new Set(rows.map((row) => row.patientId))]))
  return rows.flatMap((repeat) => {
    const line = lines.find(({ view }) => view.id === repeat.recipeLineId)
    const recipe = found.find(({ id }) => id === line?.recipeId)
    const person = people.find(({ patient }) => patient.id === repeat.patientId)
    return line && recipe && person ? [{ repeat, line, recipe, ...person }] : []
  })
}

/** Days that the packs of one order last; null where the dosage cannot be counted. */
export const supplyOf = ({ view }: LoadedLine, quantity: number): number | null =>
  daysSupplyOf({ ...view, quantity }, view)

/** Days from one order to the next; never fewer than the recipe allows. */
export const daysBetweenOrders = (
  line: LoadedLine,
  { everyWeeks, quantity }: { everyWeeks: number | null; quantity: number },
): number => Math.max(periodDays(everyWeeks, supplyOf(line, quantity)), line.view.min_days_between)

/**
 * When a line that is ordered as it runs out has to be ordered next, by what its patient has now; undefined where that
 * cannot be counted.
 */
export function nextRunOut(line: LoadedLine, quantity: number, today: string): string | undefined {
  const { view } = line
  const daysSupply = supplyOf(line, quantity)
  if (daysSupply === null) return undefined
  const isComing = view.coming !== null
  const on = runOutOn({ daysLeft: view.days_left, isComing, daysSupply }, today)
  return view.next_order_on && view.next_order_on > on ? view.next_order_on : on
}

/** The plan of a row, for the rules. */
export const planOf = ({ nextOn, period }: Plan): Plan => ({ nextOn, period })

/** What is paid alike ships together. */
export const payerOf = ({ paymentMethod, cardRef }: RepeatRow): string =>
  `${paymentMethod}:${cardRef ?? ''}`
