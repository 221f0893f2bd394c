import type { components } from '@officina/openapi/schema'
import { dateIn } from '../../clock.ts'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { discounts } from '../../db/schema/discount.ts'
import { eq, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { conflict, notFound, revisionConflict } from '../errors.ts'
import { assertDiscount } from './rules.ts'
import { selectDiscounts } from './view.ts'

type Patch = components['schemas']['DoctorDiscountPatch']
type Discount = components['schemas']['DoctorDiscount']

/** Changes a discount that has not ended, for new orders. 409 DISCOUNT_ENDED, REVISION_CONFLICT. */
export function updateDiscount(ctx: DoctorCtx, id: string, patch: Patch): Promise<Discount> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockOpen(ctx, id, patch.revision)
    const next = {
      name: patch.name ?? row.name,
      percent: patch.percent ?? row.rateBp / 100,
      startsOn: patch.starts_on ?? row.startsOn,
      endsOn: patch.ends_on === undefined ? row.endsOn : patch.ends_on,
    }
    await assertDiscount(ctx, next)
    const { percent, ...rest } = next
    await write(ctx, row, { ...rest, rateBp: percent * 100 })
    await audit(ctx, {
      action: 'discount.update',
      objectType: 'discount',
      objectId: id,
      doctorId: ctx.actor.id,
      before: factsOf(row),
      after: factsOf({ ...row, ...rest, rateBp: percent * 100 }),
    })
    return (await selectDiscounts(ctx, sql`d.id = ${id}`))[0] as Discount
  })
}

/** Ends a discount now; orders that were placed keep it. 409 DISCOUNT_ENDED, REVISION_CONFLICT. */
export function endDiscount(ctx: DoctorCtx, id: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockOpen(ctx, id, revision)
    await write(ctx, row, { endedAt: ctx.clock.now() })
    await audit(ctx, {
      action: 'discount.end',
      objectType: 'discount',
      objectId: id,
      doctorId: ctx.actor.id,
      before: factsOf(row),
      after: null,
    })
  })
}

type Row = typeof discounts.$inferSelect

const factsOf = ({ name, rateBp, startsOn, endsOn }: Row) => ({
  name,
  percent: rateBp / 100,
  starts_on: startsOn,
  ends_on: endsOn,
})

async function lockOpen(ctx: DoctorCtx, id: string, revision: number): Promise<Row> {
  const [row] = await ctx.db.select().from(discounts).where(eq(discounts.id, id)).for('update')
  if (!row || row.doctorId !== ctx.actor.id) throw notFound()
  if (row.revision !== revision) throw revisionConflict(ctx.actor.name, row.updatedAt)
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  if (row.endedAt || (row.endsOn !== null && row.endsOn < today))
    throw conflict('DISCOUNT_ENDED', {
      en: 'This discount has ended. Make a new one.',
      ja: 'この割引は終了しています。新しい割引を作成してください。',
    })
  return row
}

async function write(ctx: DoctorCtx, row: Row, set: Partial<typeof discounts.$inferInsert>) {
  await ctx.db
    .update(discounts)
    .set({ ...set, revision: row.revision + 1, updatedAt: ctx.clock.now() })
    .where(eq(discounts.id, row.id))
}
