import type { DoctorCtx } from '../../context.ts'
import { addresses, patients } from '../../db/schema/patient.ts'
import { and, eq } from '../../db/sql.ts'
import { discountsOn } from '../discount/inForce.ts'
import { capDiscounts, rateOf } from '../discounts.ts'
import { rateOn } from '../doctor/rates.ts'
import { offeredMethods, zoneOf } from '../platform/shipping.ts'
import { getShopSettings } from '../platform/shopSettings.ts'

/** What an order of this patient costs beside the goods; without a patient, what it costs anyone. */
export type Terms = {
  discount_bp: number
  /** Products that have more off, with all they get. */
  product_discounts: { product_id: string; rate_bp: number }[]
  /** Null while it is not known where it goes. */
  shipping: number | null
  shipping_free_from: number | null
}

/** `patientId` is one of the doctor's own. Discounts never exceed the doctor's rate; money in minor units. */
export async function termsOf(
  ctx: DoctorCtx,
  patientId: string | null,
  productIds: string[] = [],
): Promise<Terms> {
  const settings = await getShopSettings(ctx)
  const rateBp = await rateOn(ctx, ctx.actor.id, ctx.clock.now(), settings['commission.default_bp'])
  const [row] = patientId
    ? await ctx.db
        .select({
          discountBp: patients.discountBp,
          country: addresses.country,
          region: addresses.region,
        })
        .from(patients)
        .leftJoin(
          addresses,
          and(eq(addresses.patientId, patients.id), eq(addresses.isDefault, true)),
        )
        .where(and(eq(patients.id, patientId), eq(patients.doctorId, ctx.actor.id)))
        .limit(1)
    : []
  const own = { kind: 'individual' as const, rateBp: row?.discountBp ?? 0 }
  const extra = await discountsOn(ctx, { doctorId: ctx.actor.id, rateBp }, productIds)
  const { country, region } = row ?? {}
  const to = country && region != null ? { country, region } : undefined
  // an estimate: the first method that is offered there; a connected shop has prices of its own
  const isKnown = to && ctx.storefront.kind !== 'shopify'
  const [method] = isKnown ? offeredMethods(settings, zoneOf(settings, to)) : []
  return {
    discount_bp: rateOf(capDiscounts([own], rateBp)),
    product_discounts: [...extra].map(([product_id, parts]) => ({
      product_id,
      rate_bp: rateOf(capDiscounts([own, ...parts], rateBp)),
    })),
    shipping: method?.fee ?? null,
    shipping_free_from: method?.freeFrom ?? null,
  }
}
