import { type AdminCtx, inTransaction } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { and, count, eq } from '../../db/sql.ts'
import type { Read, Reasoned } from '../entity.ts'
import { conflict, forbidden } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { withdrawOpenRequests } from '../openRequests.ts'
import { patient as entity, type Patient, patientMachine } from '../patient/entity.ts'
import { erasePatient } from '../patient/erase.ts'
import { movePatient } from '../patient/statesForAdmin.ts'
import { endRecipesOf } from '../recipe/endOfPatient.ts'

/** Asks for a patient to be anonymised; nothing happens until another administrator confirms it. */
export const requestAnonymise = (ctx: AdminCtx, id: string, input: Reasoned): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id, input.revision)
    assertTransition(patientMachine, patient.status, 'anonymised', 'admin')
    if (patient.anonymiseRequestedAt) throw waits()
    await assertNothingOpen(tx, patient)
    await patient.save(
      {
        anonymiseRequestedBy: tx.actor.id,
        anonymiseRequestedAt: tx.clock.now(),
        anonymiseReason: input.reason,
      },
      { action: 'anonymise_request', reason: input.reason },
    )
  })

/** Takes the wish back; either of the two may. */
export const withdrawAnonymise = (ctx: AdminCtx, id: string, input: Read): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id, input.revision)
    if (!patient.anonymiseRequestedAt) throw notAsked()
    await patient.save(cleared, { action: 'anonymise_withdraw' })
  })

/** Takes away for ever what tells who the patient is; amounts of orders and settlements stay, recipes end. */
export const confirmAnonymise = (ctx: AdminCtx, id: string, input: Read): Promise<void> =>
  movePatient(ctx, id, {
    names: ['anonymise'],
    to: 'anonymised',
    action: 'anonymise',
    revision: input.revision,
    check: async (tx, patient) => {
      if (!patient.anonymiseRequestedAt) throw notAsked()
      if (patient.anonymiseRequestedBy === tx.actor.id) throw samePerson()
      await assertNothingOpen(tx, patient)
    },
    effect: async (tx, patient) => {
      await withdrawOpenRequests(tx, id)
      await endRecipesOf(tx, id)
      await erasePatient(tx, patient)
    },
    set: { ...cleared, deletionAskedAt: null, deletionReason: null },
  })

const cleared = {
  anonymiseRequestedBy: null,
  anonymiseRequestedAt: null,
  anonymiseReason: null,
}

/** Parcels need an address until they have arrived. */
async function assertNothingOpen(ctx: AdminCtx, patient: Patient): Promise<void> {
  const [open] = await ctx.db
    .select({ n: count() })
    .from(orders)
    .where(and(eq(orders.patientId, patient.id), eq(orders.orderState, 'open')))
  if (open?.n)
    throw conflict(
      'PATIENT_HAS_OPEN_ORDERS',
      {
        en: 'This patient has open orders. Complete or cancel them first.',
        ja: '処理中の注文があります。完了またはキャンセルしてからお進みください。',
      },
      { orders: open.n },
    )
}

const waits = () =>
  conflict('INVALID_TRANSITION', {
    en: 'This has already been requested. Another administrator must confirm it.',
    ja: 'すでに申請されています。ほかの管理者の承認が必要です。',
  })
const notAsked = () =>
  conflict('INVALID_TRANSITION', {
    en: 'There is no request to anonymise this patient.',
    ja: 'この患者の匿名化は申請されていません。',
  })
const samePerson = () =>
  forbidden('FOUR_EYES', {
    en: 'You made this request, so another administrator must confirm it.',
    ja: 'ご自身の申請です。ほかの管理者が承認する必要があります。',
  })
