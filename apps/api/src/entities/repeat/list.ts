import type { AdminActor, AdminCtx, TxCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { products, variants } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { repeats } from '../../db/schema/repeat.ts'
import { sql } from '../../db/sql.ts'
import type { Reasoned } from '../entity.ts'
import { everyWord, reads } from '../list.ts'
import { defineList } from '../read/list.ts'
import { factsOf } from './change.ts'
import { repeat as entity } from './entity.ts'
import { notifyStopped } from './notify.ts'
import { settled } from './steps.ts'

/** All repeats, the newest first. */
export const repeatList = defineList('adminListRepeats', {
  table: repeats,
  joins: sql`join ${recipeLines} on ${recipeLines.id} = ${repeats.recipeLineId}
    join ${products} on ${products.id} = ${recipeLines.productId}
    join ${variants} on ${variants.id} = ${recipeLines.variantId}
    join ${patients} on ${patients.id} = ${repeats.patientId}`,
  columns: {
    product_title: sql`coalesce(${recipeLines.snapshot}->>'title', ${products.title})`,
    variant_title: sql`coalesce(${recipeLines.snapshot}->>'variant_title', ${variants.title})`,
    unit_price: sql`${variants.price}::float8`,
    next_on: sql`case when ${repeats.status} <> 'stopped' then ${repeats.nextOn}::text end`,
    orders_left: sql`greatest(0, ${recipeLines.refillsAllowed} + 1 - ${recipeLines.timesOrdered})`,
    recipe_id: recipeLines.recipeId,
    last_order_id: sql`(select q.order_id from repeat_periods q
      where q.repeat_id = ${repeats.id} and q.order_id is not null order by q.period desc limit 1)`,
  },
  filters: {
    q: (q) => sql`(${reads(products.title, q)} or ${everyWord(sql`${patients.searchText}`, q)})`,
  },
  joinedFilters: ['q'],
  order: ['created_at', 'DESC'],
})

export const getRepeat = (ctx: AdminCtx, id: string) => repeatList.one(ctx, id)

/** By the office, with a reason that its colleagues read; the patient is mailed. */
export const stopByAdmin = entity.command(
  'stop',
  {},
  async (tx: TxCtx<AdminActor>, row, input: Reasoned) => {
    const ended = {
      ...settled,
      reason: 'admin' as const,
      stopNote: input.reason,
      offeredLineId: null,
      endedAt: tx.clock.now(),
    }
    const stopped = await row.move('stopped', ended, { reason: input.reason })
    await notifyStopped(tx, await factsOf(tx, stopped), 'admin')
  },
)
