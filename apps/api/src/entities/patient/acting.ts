import type { Ctx, DoctorCtx, PatientActor, PatientCtx, TxCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { conflict } from '../errors.ts'
import { nameIn } from '../names.ts'
import { practicesOf } from '../practices.ts'
import { patient as entity, type Patient } from './entity.ts'

/** The actor of a call that is made for a patient; undefined for one who cannot order. */
export async function findBuyer(ctx: Ctx, patientId: string): Promise<PatientActor | undefined> {
  const [found] = await ctx.db
    .select({ row: patients, practices: practicesOf })
    .from(patients)
    .where(eq(patients.id, patientId))
  if (found?.row.status !== 'active' || !found.row.accountId) return undefined
  return patientActor(found.row, found.practices)
}

/** A patient who has not signed in: neither new terms nor a second factor hold up what is done for them. */
export const patientActor = (row: Patient, practices: readonly string[]): PatientActor => ({
  role: 'patient',
  accountId: row.accountId ?? '',
  id: row.id,
  doctorId: row.doctorId,
  practices,
  email: row.email ?? '',
  name: nameIn(row, 'en'),
  termsOutdated: false,
  lacksSecondFactor: false,
})

/** The call as the rules of a cart and an order are asked with, whoever makes it. */
export const actingAs = (ctx: Ctx, actor: PatientActor): PatientCtx => ({ ...ctx, actor })
export const actingIn = (tx: TxCtx, actor: PatientActor): TxCtx<PatientActor> => ({ ...tx, actor })

/**
 * The same for the doctor of a patient, whom the log names. 404 for other patients, 409 for one who cannot order, and
 * OTHER_CHECKOUT where only the patient can go through the checkout of the shop.
 */
export async function onBehalf(ctx: DoctorCtx, patientId: string): Promise<PatientCtx> {
  const { accountId } = ctx.actor
  await entity.get(ctx, patientId)
  if (ctx.storefront.kind === 'shopify') throw otherCheckout()
  const buyer = await findBuyer(ctx, patientId)
  if (!buyer) throw cannotOrder()
  return actingAs(ctx, { ...buyer, placedBy: { role: 'doctor', accountId } })
}

const otherCheckout = () =>
  conflict('OTHER_CHECKOUT', {
    en: 'Patients order through the shop’s own checkout here, so you cannot order for them.',
    ja: 'このショップでは患者さんご自身が購入手続きを行うため、代理注文はご利用いただけません。',
  })

const cannotOrder = () =>
  conflict('PATIENT_CANNOT_ORDER', {
    en: 'You can order for patients who have signed up and are active.',
    ja: '代理注文は、登録が済んでいて利用中の患者さんに限られます。',
  })
