import type { Ctx } from '../../context.ts'
import { capDiscounts, type Discount, rateOf } from '../discounts.ts'
import { discountsOn } from './inForce.ts'

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
