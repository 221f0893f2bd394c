import type { components } from '@officina/openapi/schema'
import type { PauseReason } from '@officina/shared/repeats'
import type { PatientCtx } from '../../context.ts'
import { products } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { repeats } from '../../db/schema/repeat.ts'
import { and, asc, eq, inArray } from '../../db/sql.ts'
import { ofPatient } from '../practices.ts'

type Task = components['schemas']['PatientTop']['tasks'][number]

/** What a repeat waits for that its patient alone can decide. */
const kinds: Partial<Record<PauseReason, Task['kind']>> = {
  payment_failed: 'repeat_card',
  card_removed: 'repeat_card',
  payment_unavailable: 'repeat_card',
  confirm_payment: 'repeat_confirm',
  price: 'repeat_changed',
  product_changed: 'repeat_changed',
}
const reasons = Object.keys(kinds) as PauseReason[]

/** Repeats of the signed-in patient that order nothing before the patient has chosen a card or agreed to a change. */
export async function repeatTasks(ctx: PatientCtx): Promise<Task[]> {
  const rows = await ctx.db
    .select({ id: repeats.id, reason: repeats.reason, title: products.title })
    .from(repeats)
    .innerJoin(recipeLines, eq(recipeLines.id, repeats.recipeLineId))
    .innerJoin(products, eq(products.id, recipeLines.productId))
    .where(
      and(
        ofPatient(repeats, ctx.actor),
        eq(repeats.status, 'paused'),
        inArray(repeats.reason, reasons),
      ),
    )
    .orderBy(asc(repeats.nextOn), asc(repeats.id))
    .limit(10)
  return rows.flatMap(({ id, reason, title }) => {
    const kind = kinds[reason as PauseReason]
    return kind ? [{ kind, id, repeat_id: id, label: title }] : []
  })
}
