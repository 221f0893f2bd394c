import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { discounts } from '../../db/schema/discount.ts'
import { and, eq, isNull, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { conflict } from '../errors.ts'
import { assertDiscount, assertTarget } from './rules.ts'
import { selectDiscounts } from './view.ts'

type New = components['schemas']['DoctorDiscountNew']
type Discount = components['schemas']['DoctorDiscount']

/** So many discounts of a doctor may be open at a time: every cart looks at them. */
const MAX_OPEN = 100

/** Gives a discount on a catalog or a product to all own patients; new orders have it from its first day. */
export function createDiscount(ctx: DoctorCtx, input: New): Promise<Discount> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const startsOn = input.starts_on ?? dateIn(now, ctx.config.timeZone)
    const endsOn = input.ends_on ?? null
    await assertTarget(ctx, input.kind, input.target_id)
    await assertDiscount(ctx, { percent: input.percent, startsOn, endsOn })
    await assertRoom(ctx)
    const id = newId()
    await ctx.db.insert(discounts).values({
      id,
      doctorId: ctx.actor.id,
      kind: input.kind,
      catalogId: input.kind === 'catalog' ? input.target_id : null,
      productId: input.kind === 'product' ? input.target_id : null,
      name: input.name,
      rateBp: input.percent * 100,
      startsOn,
      endsOn,
      createdAt: now,
      updatedAt: now,
    })
    await audit(ctx, {
      action: 'discount.create',
      objectType: 'discount',
      objectId: id,
      doctorId: ctx.actor.id,
      after: {
        kind: input.kind,
        name: input.name,
        percent: input.percent,
        starts_on: startsOn,
        ends_on: endsOn,
      },
    })
    return (await selectDiscounts(ctx, sql`d.id = ${id}`))[0] as Discount
  })
}

async function assertRoom(ctx: DoctorCtx): Promise<void> {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const open = await ctx.db.$count(
    discounts,
    and(
      eq(discounts.doctorId, ctx.actor.id),
      isNull(discounts.endedAt),
      sql`(${discounts.endsOn} is null or ${discounts.endsOn} >= ${today})`,
    ),
  )
  if (open >= MAX_OPEN)
    throw conflict('TOO_MANY_DISCOUNTS', {
      en: `At most ${MAX_OPEN} discounts can run at a time. End one first.`,
      ja: `同時に設定できる割引は${MAX_OPEN}件までです。先に不要な割引を終了してください。`,
    })
}
