import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import { discounts } from '../../db/schema/discount.ts'
import { and, eq, isNull, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { isCatalogOpen, isProductOpen, notOpen } from '../catalog/visible.ts'
import { ownRateBp } from '../doctor/rates.ts'
import { conflict, invalidFields, type Texts } from '../errors.ts'
import { discount, type LockedDiscount } from './entity.ts'
import { discountList } from './view.ts'

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
    return (await discountList.own(ctx, id)) as Discount
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
      sql`not exists (select 1 from catalogs c where c.id = ${discounts.catalogId} and c.status = 'archived')`,
    ),
  )
  if (open >= MAX_OPEN)
    throw conflict('TOO_MANY_DISCOUNTS', {
      en: `You can run up to ${MAX_OPEN} discounts at a time. End one first.`,
      ja: `同時に設定できる割引は${MAX_OPEN}件までです。先に不要な割引を終了してください。`,
    })
}

type Patch = components['schemas']['DoctorDiscountPatch']

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
    return (await discountList.own(ctx, id)) as Discount
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
      en: 'This discount has ended. Create a new one.',
      ja: 'この割引は終了しています。新しい割引を作成してください。',
    })
  return row
}

type Facts = { percent: number; startsOn: string; endsOn: string | null }

/** 422 at `percent` above the own rate, at `ends_on` before the first day or before today. */
async function assertDiscount(ctx: DoctorCtx, facts: Facts): Promise<void> {
  const errors: Record<string, Texts> = {}
  const limit = Math.floor((await ownRateBp(ctx)) / 100)
  if (facts.percent > limit) errors.percent = tooHigh(limit)
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  if (facts.endsOn !== null && facts.endsOn < facts.startsOn) errors.ends_on = texts.backwards
  else if (facts.endsOn !== null && facts.endsOn < today) errors.ends_on = texts.past
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/** 422 at `target_id` for a catalog or product that the doctor cannot use. */
async function assertTarget(
  ctx: DoctorCtx,
  kind: 'catalog' | 'product',
  id: string,
): Promise<void> {
  const isOpen =
    kind === 'catalog' ? await isCatalogOpen(ctx, ctx.actor.id, id) : await isProductOpen(ctx, id)
  if (!isOpen) throw invalidFields({ target_id: texts[kind] })
}

const tooHigh = (limit: number): Texts => ({
  en: `The discount cannot be more than your commission rate (${limit}%).`,
  ja: `割引率はご自身の手数料率（${limit}%）以下にしてください。`,
})

const texts = {
  backwards: {
    en: 'The last day cannot be before the first day.',
    ja: '終了日は開始日以降の日付を入力してください。',
  },
  past: {
    en: 'The last day cannot be in the past.',
    ja: '終了日は本日以降の日付を入力してください。',
  },
  catalog: { en: 'You do not have access to this catalog.', ja: 'このカタログは利用できません。' },
  product: notOpen(undefined),
} satisfies Record<string, Texts>
