import type { Locale, PatientCtx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq, sql } from '../../db/sql.ts'
import type { Discount } from '../discounts.ts'
import { disclosureOf } from '../doctor/disclosure.ts'
import { rateOn, waives } from '../doctor/rates.ts'
import { notFound } from '../errors.ts'
import { nameIn } from '../names.ts'
import type { ShopSettings } from '../platform/shopSettings.ts'
import type { CatalogReader } from './forPatient.ts'

/** Everything about the signed-in patient that decides what may be bought and at which price. */
export type Buyer = CatalogReader & {
  /** A suspended doctor's patients keep their recipes only, and only if the admin left that on. */
  mayBuy: 'everything' | 'recipes' | 'nothing'
  /** The agreed rate, also of a doctor who gives up the commission. */
  rateBp: number
  /** Of every line, before they are capped at `rateBp`. */
  discounts: Discount[]
  /** What is said about the clinic's interest, in a language. */
  disclosure: (locale: Locale) => string
  doctorName: string
}

export async function getBuyer(ctx: PatientCtx, settings: ShopSettings): Promise<Buyer> {
  const [row] = await readPerson(ctx.db).execute({ patientId: ctx.actor.id })
  if (!row) throw notFound()
  const { patient, doctor } = row
  const rateBp = await rateOn(ctx, doctor.id, ctx.clock.now(), settings['commission.default_bp'])
  const earns = rateBp > 0 && !waives(ctx, doctor)
  const individual = { kind: 'individual' as const, rateBp: patient.discountBp }
  const first = { kind: 'first_order' as const, rateBp: patient.firstOrderDiscountBp }
  return {
    patientId: patient.id,
    doctorId: doctor.id,
    tags: patient.tags,
    access: patient.catalogAccess ?? doctor.catalogAccess,
    mayBuy: mayBuy(doctor),
    rateBp,
    discounts: discountsOf(ctx, row.hasOrdered ? [individual] : [individual, first]),
    disclosure: (locale) => disclosureOf(doctor.disclosureText, earns, locale),
    doctorName: nameIn(doctor, ctx.origin.locale),
  }
}

const discountsOf = (ctx: PatientCtx, own: Discount[]): Discount[] =>
  ctx.storefront.discounts === 'none' ? [] : own

const patientId = sql.placeholder('patientId')

const readPerson = prepared((db) =>
  db
    .select({
      patient: patients,
      doctor: doctors,
      hasOrdered: sql<boolean>`exists (select 1 from ${orders}
        where ${orders.patientId} = ${patientId} and ${orders.orderState} <> 'cancelled')`,
    })
    .from(patients)
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(eq(patients.id, patientId))
    .prepare(''),
)

function mayBuy(doctor: typeof doctors.$inferSelect): Buyer['mayBuy'] {
  if (doctor.status === 'approved') return 'everything'
  return doctor.status === 'suspended' && doctor.honourRecipesWhenSuspended ? 'recipes' : 'nothing'
}
