import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import type { discounts } from '../../db/schema/discount.ts'
import { sql } from '../../db/sql.ts'
import { conflict } from '../errors.ts'
import { discount, type LockedDiscount } from './entity.ts'
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
    const values = { ...rest, rateBp: percent * 100 }
    await row.save(values, {
      action: 'update',
      before: factsOf(row),
      after: factsOf({ ...row, ...values }),
    })
    return (await selectDiscounts(ctx, sql`d.id = ${id}`))[0] as Discount
  })
}

/** Ends a discount now; orders that were placed keep it. 409 DISCOUNT_ENDED, REVISION_CONFLICT. */
export function endDiscount(ctx: DoctorCtx, id: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockOpen(ctx, id, revision)
    await row.save({ endedAt: ctx.clock.now() }, { action: 'end', before: factsOf(row) })
  })
}

type Row = typeof discounts.$inferSelect

const factsOf = ({ name, rateBp, startsOn, endsOn }: Row) => ({
  name,
  percent: rateBp / 100,
  starts_on: startsOn,
  ends_on: endsOn,
})

async function lockOpen(ctx: TxCtx, id: string, revision: number): Promise<LockedDiscount> {
  const row = await discount.lock(ctx, id, revision)
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  if (row.endedAt || (row.endsOn !== null && row.endsOn < today))
    throw conflict('DISCOUNT_ENDED', {
      en: 'This discount has ended. Make a new one.',
      ja: 'この割引は終了しています。新しい割引を作成してください。',
    })
  return row
}
