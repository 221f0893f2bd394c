import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { invalidFields, invalidTransition, type Texts } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import {
  editableFields,
  enteredAt,
  getOwnApplication,
  listDocuments,
  reapplyDate,
} from './application.ts'
import { doctor as entity, type LockedDoctor } from './entity.ts'
import {
  columnsOf,
  type DetailField,
  type DoctorDetails,
  detailColumns,
  detailFields,
} from './fields.ts'
import { assertLicenceUsable } from './licence.ts'
import { doctorMachine } from './machine.ts'
import { tellReviewers } from './tellReviewers.ts'

type Schemas = components['schemas']
type Doctor = typeof doctors.$inferSelect

/**
 * Sends the application in again: the answer to a question (only reopened fields, at least one change
 * or new document) or a second try after a rejection. 409 in any other status or with a stale revision.
 */
export async function updateOwnApplication(
  ctx: DoctorCtx,
  { revision, ...input }: Schemas['DoctorApplicationUpdate'],
): Promise<Schemas['DoctorApplication']> {
  return inTransaction(ctx, async (tx) => {
    const doctor = await entity.lock(tx, tx.actor.id)
    const canReapply =
      doctor.status === 'rejected' && (await reapplyDate(tx, doctor)) <= tx.clock.now()
    assertTransition(doctorMachine, doctor.status, 'applied', 'doctor')
    if (doctor.status === 'rejected' && !canReapply)
      throw invalidTransition('doctor', 'rejected', 'applied', [])
    await doctor.assertSeen(revision)
    const changed = changesOf(doctor, input, editableFields(doctor, canReapply))
    if (doctor.status === 'needs_info' && changed.length === 0) await assertNewDocument(tx, doctor)
    const next = { ...doctor, ...columnsOf(input) }
    await assertLicenceUsable(tx, doctor.id, {
      type: next.licenceType,
      number: next.licenceNumber,
      country: next.licenceCountry,
      expiresOn: next.licenceExpiresOn,
    })
    await sendIn(tx, doctor, input, changed)
    return getOwnApplication(tx)
  })
}

async function sendIn(
  ctx: TxCtx,
  doctor: LockedDoctor,
  input: DoctorDetails,
  changed: DetailField[],
): Promise<void> {
  const again = doctor.status === 'rejected'
  const applied = await doctor.move(
    'applied',
    {
      ...columnsOf(input),
      statusReasonCode: null,
      statusReasonText: null,
      reopenedFields: [],
      mayReapply: false,
      ...(again ? { appliedAt: ctx.clock.now() } : {}),
    },
    { action: again ? 'reapply' : 'answer', after: { changed } },
  )
  await tellReviewers(ctx, applied, again ? 'again' : 'answered')
}

/** The fields that are really different; 422 at every field that is not open. */
function changesOf(doctor: Doctor, input: DoctorDetails, editable: string[]): DetailField[] {
  const changed = detailFields.filter(
    (field) =>
      input[field] !== undefined &&
      (input[field] ?? null) !== (doctor[detailColumns[field]] ?? null),
  )
  const closed = changed.filter((field) => !editable.includes(field))
  if (closed.length > 0)
    throw invalidFields(
      Object.fromEntries(closed.map((field) => [field, notOpen])),
      'FIELD_NOT_OPEN',
    )
  return changed
}

async function assertNewDocument(ctx: DoctorCtx, doctor: Doctor): Promise<void> {
  const askedAt = (await enteredAt(ctx, doctor.id, 'needs_info')) ?? doctor.appliedAt
  const documents = await listDocuments(ctx)
  if (documents.some((file) => askedAt && new Date(file.created_at) >= askedAt)) return
  throw invalidFields({ _: nothingNew }, 'NOTHING_CHANGED')
}

const notOpen: Texts = {
  en: 'This field is not open for changes.',
  ja: 'この項目は変更できません。',
}
const nothingNew: Texts = {
  en: 'Change at least one field or add a document before you send it again.',
  ja: '再送信の前に、1か所以上を変更するか書類を追加してください。',
}
