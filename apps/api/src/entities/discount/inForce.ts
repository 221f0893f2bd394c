import { dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { capDiscounts, type Discount, rateOf } from '../discounts.ts'

/** Condition on `discounts d`: in force on a day. */
export const inForceOn = (day: string): SQL => sql`(d.ended_at is null and d.starts_on <= ${day}
  and (d.ends_on is null or d.ends_on >= ${day}))`

/** The doctor's discounts in force now on these products, by product; a catalog that was put away gives none. */
export async function discountsOn(
  ctx: Ctx,
  doctorId: string,
  productIds: string[],
): Promise<Map<string, Discount[]>> {
  const found = new Map<string, Discount[]>()
  if (productIds.length === 0 || ctx.storefront.discounts !== 'lines') return found
  const ids = sql`any(${sql.param(productIds)}::uuid[])`
  const { rows } = await ctx.db.execute<{
    id: string
    kind: 'catalog' | 'product'
    name: string
    rate_bp: number
    product_id: string
  }>(sql`
    select d.id, d.kind, d.name, d.rate_bp, target.product_id
    from discounts d cross join lateral (
      select d.product_id where d.product_id = ${ids}
      union all
      select item.product_id from catalog_items item join catalogs c on c.id = item.catalog_id
      where item.catalog_id = d.catalog_id and c.status = 'active' and item.product_id = ${ids}
    ) target
    where d.doctor_id = ${doctorId} and ${inForceOn(dateIn(ctx.clock.now(), ctx.config.timeZone))}`)
  for (const { id, kind, name, rate_bp, product_id } of rows) {
    const known = found.get(product_id) ?? []
    found.set(product_id, [...known, { id, kind, name, rateBp: rate_bp }])
  }
  return found
}

type Member = { doctorId: string; rateBp: number; discounts: readonly Discount[] }

/** What a patient gets off each of these products, basis points; the first order's discount stays a surprise of the cart. */
export async function memberRates(
  ctx: Ctx,
  buyer: Member,
  productIds: string[],
): Promise<(productId: string) => number> {
  const own = buyer.discounts.filter((part) => part.kind === 'individual')
  const extra = await discountsOn(ctx, buyer.doctorId, productIds)
  return (id) => rateOf(capDiscounts([...own, ...(extra.get(id) ?? [])], buyer.rateBp))
}
