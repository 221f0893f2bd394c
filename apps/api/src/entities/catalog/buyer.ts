import { dateIn } from '@officina/shared/dates/days'
import type { Locale, PatientCtx } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { rowOf, rowsOf } from '../../db/rowsOf.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { addresses, patients } from '../../db/schema/patient.ts'
import { eq, sql } from '../../db/sql.ts'
import type { Discount } from '../discounts.ts'
import { disclosureOf } from '../doctor/disclosure.ts'
import { type Parts as RateParts, rateOf, ratePart, waives } from '../doctor/rates.ts'
import { notFound } from '../errors.ts'
import { nameIn } from '../names.ts'
import { type ShopSettings, storedSettings, takeShopSettings } from '../platform/shopSettings.ts'
import { askedPatient, ofPatient } from '../practices.ts'
import type { CatalogReader } from './forPatient.ts'

/** Everything about the signed-in patient that decides what may be bought and at which price. */
export type Buyer = CatalogReader & {
  /** A suspended doctor's patients keep their recipes only, and only if the admin left that on. */
  mayBuy: 'everything' | 'recipes' | 'nothing'
  /** The agreed rate, also of a doctor who gives up the commission. */
  rateBp: number
  /** Gives the commission to patients as a discount. */
  waives: boolean
  /** Of every line, before they are capped at `rateBp`. */
  discounts: Discount[]
  /** What is said about the clinic's interest, in a language. */
  disclosure: (locale: Locale) => string
  doctorName: string
}

export const getBuyer = async (ctx: PatientCtx, settings: ShopSettings): Promise<Buyer> =>
  buyerOf(ctx, settings, await found(ctx, readPerson))

/** The same with what a cart needs besides: the shop's settings and where the patient lives. */
export async function getBuyerOfCart(ctx: PatientCtx) {
  const person = await found(ctx, readShopper)
  const settings = await takeShopSettings(ctx, person.stored)
  return { settings, buyer: buyerOf(ctx, settings, person), addresses: person.addresses }
}

async function found<P extends Person>(
  ctx: PatientCtx,
  read: (db: Db) => Statement<P>,
): Promise<P> {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const { id, practices } = ctx.actor
  const readWith = async (doctorId: string) => {
    const known = practices.includes(doctorId) ? practices : [...practices, doctorId]
    const [row] = await read(ctx.db).execute({ patientId: id, doctorId, practices: known, today })
    if (!row) throw notFound()
    return row
  }
  const row = await readWith(ctx.actor.doctorId)
  // the patient may have changed doctors since the session was read
  return row.doctor.id === ctx.actor.doctorId ? row : readWith(row.doctor.id)
}

type Values = { patientId: string; doctorId: string; practices: readonly string[]; today: string }
type Statement<P> = { execute(values: Values): Promise<P[]> }
type Person = {
  patient: typeof patients.$inferSelect
  doctor: typeof doctors.$inferSelect
  hasOrdered: boolean
  rate: RateParts
}

function buyerOf(ctx: PatientCtx, settings: ShopSettings, person: Person): Buyer {
  const { patient, doctor } = person
  const rateBp = rateOf(person.rate, settings['commission.default_bp'])
  const isWaived = waives(ctx, doctor)
  const earns = rateBp > 0 && !isWaived
  const individual = { kind: 'individual' as const, rateBp: patient.discountBp }
  const first = { kind: 'first_order' as const, rateBp: patient.firstOrderDiscountBp }
  return {
    patientId: patient.id,
    doctorId: doctor.id,
    tags: patient.tags,
    access: patient.catalogAccess ?? doctor.catalogAccess,
    mayBuy: mayBuy(doctor),
    rateBp,
    waives: isWaived,
    discounts: discountsOf(ctx, person.hasOrdered ? [individual] : [individual, first]),
    disclosure: (locale) => disclosureOf(doctor.disclosureText, earns, locale),
    doctorName: nameIn(doctor, ctx.origin.locale),
  }
}

const discountsOf = (ctx: PatientCtx, own: Discount[]): Discount[] =>
  ctx.storefront.discounts === 'none' ? [] : own

/** Orders after which no other one of the patient is the first. */
export const isOrderOf = (patient: Parameters<typeof ofPatient>[1]) =>
  sql`${ofPatient(orders, patient)} and ${orders.orderState} <> 'cancelled'`

const patientId = askedPatient.id

const person = {
  patient: rowOf(patients),
  doctor: rowOf(doctors),
  hasOrdered: sql<boolean>`exists (select 1 from ${orders} where ${isOrderOf(askedPatient)})`,
  rate: ratePart(sql.placeholder('doctorId'), sql.placeholder('today')),
}
const ofShopper = {
  addresses: rowsOf(
    addresses,
    sql`where ${addresses.patientId} = ${patientId}
      order by ${addresses.isDefault} desc, ${addresses.createdAt}, ${addresses.id}`,
  ),
  stored: storedSettings,
}

const readPerson = prepared((db) =>
  db
    .select(person)
    .from(patients)
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(eq(patients.id, patientId))
    .prepare(''),
)
const readShopper = prepared((db) =>
  db
    .select({ ...person, ...ofShopper })
    .from(patients)
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(eq(patients.id, patientId))
    .prepare(''),
)

export function mayBuy(doctor: typeof doctors.$inferSelect): Buyer['mayBuy'] {
  if (doctor.status === 'approved') return 'everything'
  return doctor.status === 'suspended' && doctor.honourRecipesWhenSuspended ? 'recipes' : 'nothing'
}
