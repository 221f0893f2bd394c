import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { startingDosage } from '@officina/shared/dosage/starting'
import type { PatientCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { whereIssued } from '../../db/schema/recipe.ts'
import { eq, sql } from '../../db/sql.ts'
import { packOf } from '../recipe/dosage.ts'
import { asTakenLine, ingredientTotals, takenOnly } from '../recipe/ingredients.ts'
import type { IngredientLine } from '../recipe/units.ts'
import { sources } from '../recipe/upperLevels.ts'
import { excesses, type LimitPerson } from '../recipe/upperLimits.ts'
import { loadLines } from '../recipe/view.ts'
import { ageOf } from '../recipe/warnedPatient.ts'
import { isActive } from '../recipe/warnings/ingredients.ts'
import type { CheckedLine } from './check.ts'
import { takenDosage } from './dosage.ts'
import type { CartRow } from './rows.ts'

type Totals = Pick<components['schemas']['Cart'], 'ingredient_totals' | 'over_limit'>
/** Whose dosage it is; null: of nobody. */
type Taken = { line: IngredientLine; doctorId: string | null }

/**
 * What the patient takes of each active ingredient in a day: by what is in the cart, and by other lines of valid recipes
 * that are at hand or on their way. `over_limit` leaves out what one doctor alone has put together: that was warned of
 * when the recipe was issued.
 */
export async function cartTotals(ctx: PatientCtx, checked: CheckedLine[]): Promise<Totals> {
  if (checked.length === 0) return { ingredient_totals: [], over_limit: [] }
  const cart = checked.map(({ row }) => takenOf(row))
  const others = await othersAtHand(ctx, checked)
  const person = await limitPerson(ctx)
  const linesOf = (of: Taken[], by?: string) =>
    of.filter(({ doctorId }) => by === undefined || doctorId === by).map(({ line }) => line)
  const doctors = new Set(cart.flatMap(({ doctorId }) => doctorId ?? []))
  const decided = [...doctors].flatMap((by) =>
    excesses(linesOf(cart, by), linesOf(others, by), person),
  )
  return {
    ingredient_totals: ingredientTotals(linesOf(cart), linesOf(others), person),
    over_limit: excesses(linesOf(cart), linesOf(others), person)
      .filter(({ code, total }) => !decided.some((its) => its.code === code && its.total >= total))
      .map(({ name, total, limit, level, lines, withOthers }) => {
        const inUnit = (mg: number) => Math.round(mg * (level.unit === 'mg' ? 1e3 : 1e6)) / 1e3
        return {
          name,
          unit: level.unit,
          per_day: inUnit(total),
          limit: inUnit(limit),
          source: sources[level.source].name,
          line_ids: lines.flatMap((at) => checked[at]?.row.line.id ?? []),
          from_other_recipes: withOthers,
        }
      }),
  }
}

/** By the recipe, else by the label. A dosage that is the label's is no doctor's. */
function takenOf(row: CartRow): Taken {
  const { product, variant, recipe } = row
  const { usageKind, labelDosage: label_dosage } = product
  const taken = takenDosage(row)
  const label = () => startingDosage({ usage_kind: usageKind, unit: variant.unit, label_dosage })
  return {
    doctorId: taken?.basis === 'label' ? null : (recipe?.doctorId ?? null),
    line: takenOnly({
      ...(taken?.dosage ?? label()),
      ...packOf(variant),
      usageKind,
      servingsPerPack: variant.servingsPerPack,
      ingredients: product.ingredients.filter(isActive),
    }),
  }
}

async function othersAtHand(ctx: PatientCtx, checked: CheckedLine[]): Promise<Taken[]> {
  const inCart = checked.flatMap(({ row }) => row.recipeLine?.id ?? [])
  const lines = await loadLines(
    ctx,
    sql`l.state = 'active' and l.id <> all(${sql.param(inCart)}::uuid[]) and l.recipe_id in (
      select r.id from recipes r where r.patient_id = ${ctx.actor.id} and r.kind = 'patient' and ${whereIssued()}
        and (r.expires_on is null or r.expires_on >= ${dateIn(ctx.clock.now(), ctx.config.timeZone)}))`,
  )
  return lines
    .filter(
      ({ view }) =>
        view.coming || ((view.last_delivered_at || view.stated_at) && view.days_left !== 0),
    )
    .map((line) => ({
      doctorId: line.view.taken?.basis === 'label' ? null : line.doctorId,
      line: asTakenLine({ ...line, ingredients: line.ingredients.filter(isActive) }),
    }))
}

async function limitPerson(ctx: PatientCtx): Promise<LimitPerson> {
  const [row] = await ctx.db
    .select({ birthDate: patients.birthDate, pregnancy: patients.pregnancy })
    .from(patients)
    .where(eq(patients.id, ctx.actor.id))
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  return {
    age: row?.birthDate ? ageOf(row.birthDate, today) : null,
    pregnancy: row?.pregnancy ?? 'unknown',
  }
}
