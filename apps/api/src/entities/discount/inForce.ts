import { dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { capDiscounts, type Discount, rateOf } from '../discounts.ts'

/** Condition on `discounts d`: in force on a day. */
export const inForceOn = (day: string): SQL => sql`(d.ended_at is null and d.starts_on <= ${day}
  and (d.ends_on is null or d.ends_on >= ${day}))`

/**
 * The doctor's discounts in force now on these products, by product; a catalog that was put away gives none.
 * A doctor who gives up the commission gives what each product would earn, up to their own rate.
 */
export async function discountsOn(
  ctx: Ctx,
  { doctorId, rateBp }: Pick<Member, 'doctorId' | 'rateBp'>,
  productIds: string[],
): Promise<Map<string, Discount[]>> {
  const found = new Map<string, Discount[]>()
  if (productIds.length === 0 || ctx.storefront.discounts !== 'lines') return found
  const ids = sql`any(${sql.param(productIds)}::uuid[])`
  const { rows } = await ctx.db.execute<{
    id: string | null
    kind: 'catalog' | 'product' | 'waived'
    name: string | null
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
    where d.doctor_id = ${doctorId} and ${inForceOn(dateIn(ctx.clock.now(), ctx.config.timeZone))}
    union all
    select null, 'waived', null, least(coalesce(p.commission_override_bp, ${rateBp}::int), ${rateBp}::int), p.id
    from doctors doc join products p on p.id = ${ids}
    where doc.id = ${doctorId} and doc.zero_commission`)
  for (const { id, kind, name, rate_bp, product_id } of rows) {
    const known = found.get(product_id) ?? []
    const named = id && name ? { id, name } : {}
    found.set(product_id, [...known, { kind, ...named, rateBp: rate_bp }])
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
  const extra = await discountsOn(ctx, buyer, productIds)
  return (id) => rateOf(capDiscounts([...own, ...(extra.get(id) ?? [])], buyer.rateBp))
}
