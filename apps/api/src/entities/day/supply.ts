import type { components } from '@officina/openapi/schema'
import { asTaken, isCountable } from '@officina/shared/dosage/substitute'
import { inTransaction, type PatientActor, type PatientCtx, type TxCtx } from '../../context.ts'
import { recipeLines, recipes, whereInForce } from '../../db/schema/recipe.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { zoneOfPatient } from '../account/zone.ts'
import { audit } from '../audit.ts'
import { invalid, notFound } from '../errors.ts'
import { type LockedRecipeLine, recipeLine } from '../recipe/entity.ts'
import { loadLines, type RecipeLineView } from '../recipe/view.ts'

type Supply = components['schemas']['PatientSupply']

/** As much as one order can hold. */
const mostPacks = 20

/**
 * Notes what the patient still has of a line; null takes that back. 404 for a line of nobody's or somebody else's
 * recipe in force, 422 for more than one can have ordered and for a dosage that cannot be counted.
 */
export function stateSupply(
  ctx: PatientCtx,
  lineId: string,
  unitsLeft: number | null,
): Promise<Supply> {
  return inTransaction(ctx, async (tx) => {
    const line = await lockLine(tx, lineId)
    const before = await loadLine(tx, lineId)
    if (unitsLeft !== null) assertPossible(before, unitsLeft)
    else if (!before.stated_at) return supplyOf(before)
    const statedAt = unitsLeft === null ? null : tx.clock.now()
    await line.save({ statedUnits: hundredths(unitsLeft), statedAt }, null)
    await audit(tx, {
      action: unitsLeft === null ? 'supply.take_back' : 'supply.state',
      objectType: 'recipe_line',
      objectId: lineId,
      doctorId: tx.actor.doctorId,
      patientId: tx.actor.id,
    })
    return supplyOf(await loadLine(tx, lineId))
  })
}

/** Nobody counts finer; a number next to nothing is none in the database. */
const hundredths = (units: number | null): number | null =>
  units === null ? null : Math.round(units * 100) / 100

/** Holds a line of a recipe in force of the signed-in patient. */
export async function lockLine(tx: TxCtx<PatientActor>, lineId: string): Promise<LockedRecipeLine> {
  const isMine = sql`exists (select 1 from ${recipes} where ${recipes.id} = ${recipeLines.recipeId}
    and ${recipes.patientId} = ${tx.actor.id} and ${recipes.kind} = 'patient' and ${whereInForce(recipes.status)})`
  const [line] = await recipeLine.lockWhere(tx, and(eq(recipeLines.id, lineId), isMine))
  if (!line) throw notFound()
  return line
}

/** What is left of a line now. */
export const supplyOfLine = async (ctx: PatientCtx, lineId: string): Promise<Supply> =>
  supplyOf(await loadLine(ctx, lineId))

async function loadLine(ctx: PatientCtx, lineId: string): Promise<RecipeLineView> {
  const [line] = await loadLines(ctx, sql`l.id = ${lineId}`, await zoneOfPatient(ctx))
  if (!line) throw notFound()
  return line.view
}

const supplyOf = (line: RecipeLineView): Supply => ({
  recipe_line_id: line.id,
  units_left: line.units_left ?? null,
  days_left: line.days_left,
  stated_at: line.stated_at ?? null,
})

function assertPossible(line: RecipeLineView, units: number): void {
  if (!isCountable(line))
    throw invalid('units_left', 'NOT_COUNTABLE', {
      en: 'The dosage has no daily amount, so the days left cannot be calculated.',
      ja: '用量が数値で指定されていないため、残り日数を計算できません。',
    })
  const most = mostPacks * asTaken(line).units_per_pack
  if (units > most)
    throw invalid('units_left', 'VALIDATION_FAILED', {
      en: `This is more than ${mostPacks} packs. Enter ${most} or less.`,
      ja: `${mostPacks}個分を超えています。${most}以下で入力してください。`,
    })
}
