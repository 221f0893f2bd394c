import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import {
  invalidFields,
  invalidTransition,
  notFound,
  revisionConflict,
  type Texts,
} from '../errors.ts'
import { assertTransition } from '../machine.ts'
import {
  editableFields,
  enteredAt,
  getOwnApplication,
  listDocuments,
  reapplyDate,
} from './application.ts'
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
    const [doctor] = await tx.db
      .select()
      .from(doctors)
      .where(eq(doctors.id, tx.actor.id))
      .for('update')
    if (!doctor) throw notFound()
    const canReapply =
      doctor.status === 'rejected' && (await reapplyDate(tx, doctor)) <= tx.clock.now()
    assertTransition(doctorMachine, doctor.status, 'applied', 'doctor')
    if (doctor.status === 'rejected' && !canReapply)
      throw invalidTransition('doctor', 'rejected', 'applied', [])
    if (doctor.revision !== revision) throw revisionConflict(null, doctor.updatedAt)
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
  ctx: DoctorCtx,
  doctor: Doctor,
  input: DoctorDetails,
  changed: DetailField[],
): Promise<void> {
  const now = ctx.clock.now()
  const again = doctor.status === 'rejected'
  const [applied] = await ctx.db
    .update(doctors)
    .set({
      ...columnsOf(input),
      status: 'applied',
      statusReasonCode: null,
      statusReasonText: null,
      reopenedFields: [],
      mayReapply: false,
      ...(again ? { appliedAt: now } : {}),
      revision: sql`${doctors.revision} + 1`,
      updatedAt: now,
    })
    .where(eq(doctors.id, doctor.id))
    .returning()
  await audit(ctx, {
    action: again ? 'doctor.reapply' : 'doctor.answer',
    objectType: 'doctor',
    objectId: doctor.id,
    doctorId: doctor.id,
    before: { status: doctor.status },
    after: { status: 'applied', changed },
  })
  if (applied) await tellReviewers(ctx, applied, again ? 'again' : 'answered')
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
