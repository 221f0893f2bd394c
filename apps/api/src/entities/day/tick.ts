import type { components } from '@officina/openapi/schema'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { doses } from '../../db/schema/recipe.ts'
import { and, eq } from '../../db/sql.ts'
import { zoneOfPatient } from '../account/zone.ts'
import { audit } from '../audit.ts'
import { invalid } from '../errors.ts'
import { getRecipeOfPatient } from '../recipe/forPatient.ts'
import { knownOf, openDays } from './days.ts'
import { dosesOn } from './doses.ts'
import { lockLine, supplyOfLine } from './supply.ts'

type Tick = components['schemas']['DoseTick']

/**
 * Ticks a dose of today or yesterday, or takes the tick back; the same once more changes nothing. 404 for a line that
 * is not the patient's, 422 at `day` for other days and at `time` for a dose that the recipe does not have.
 */
export function tickDose(
  ctx: PatientCtx,
  tick: Tick,
): Promise<components['schemas']['PatientSupply']> {
  return inTransaction(ctx, async (tx) => {
    const lineId = tick.recipe_line_id
    const { recipeId } = await lockLine(tx, lineId)
    const isChanged = tick.taken ? await take(tx, tick, recipeId) : await takeBack(tx, tick)
    if (isChanged)
      await audit(tx, {
        action: tick.taken ? 'dose.tick' : 'dose.untick',
        objectType: 'recipe_line',
        objectId: lineId,
        doctorId: tx.actor.doctorId,
        patientId: tx.actor.id,
        after: { day: tick.day, time: tick.time, nth: tick.nth },
      })
    return supplyOfLine(tx, lineId)
  })
}

async function take(ctx: PatientCtx, tick: Tick, recipeId: string): Promise<boolean> {
  const zone = await zoneOfPatient(ctx)
  if (!openDays(ctx, zone).includes(tick.day)) throw invalid('day', 'DAY_CLOSED', dayTexts)
  const recipe = await getRecipeOfPatient(ctx, recipeId)
  const known = await knownOf(ctx, [recipe], zone)
  const dose = dosesOn([recipe], tick.day, zone, known).find(
    ({ line, time, nth }) =>
      line.id === tick.recipe_line_id && time === tick.time && nth === tick.nth,
  )
  if (!dose) throw invalid('time', 'NO_SUCH_DOSE', doseTexts)
  const added = await ctx.db
    .insert(doses)
    .values({
      doctorId: ctx.actor.doctorId,
      patientId: ctx.actor.id,
      recipeLineId: tick.recipe_line_id,
      day: tick.day,
      time: tick.time,
      nth: tick.nth,
      share: dose.share,
      tickedAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ day: doses.day })
  return added.length > 0
}

async function takeBack(ctx: PatientCtx, tick: Tick): Promise<boolean> {
  const gone = await ctx.db
    .delete(doses)
    .where(
      and(
        eq(doses.recipeLineId, tick.recipe_line_id),
        eq(doses.day, tick.day),
        eq(doses.time, tick.time),
        eq(doses.nth, tick.nth),
      ),
    )
    .returning({ day: doses.day })
  return gone.length > 0
}

const dayTexts = {
  en: 'You can only tick doses for today and yesterday.',
  ja: '記録できるのは今日と昨日の分だけです。',
}
const doseTexts = {
  en: 'This dose is no longer scheduled for that day. Reload the page.',
  ja: 'その日のレシピにこの予定はありません。ページを再読み込みしてください。',
}
