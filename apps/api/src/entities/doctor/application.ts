import type { components } from '@officina/openapi/schema'
import { type AskedFields, formFor } from '@officina/shared/applicationForm'
import { dayMs as day } from '@officina/shared/dates/days'
import { type Ctx, type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import { type doctors, files } from '../../db/schema/doctor.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { and, asc, eq, isNull, sql } from '../../db/sql.ts'
import { invalidFields, invalidTransition, type Texts } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { wireOf } from '../read/wireOf.ts'
import { notifyReviewers } from './applicationMails.ts'
import { assertStillAsked, formsFor } from './asked.ts'
import { doctorMachine, doctor as entity, type LockedDoctor } from './entity.ts'
import {
  columnsOf,
  type DetailField,
  type DoctorDetails,
  detailColumns,
  detailFields,
  detailsOf,
  withPlainPhones,
} from './fields.ts'
import { assertLicenceFiles, assertLicenceUsable } from './licence.ts'
import { unreviewed } from './review.ts'

type Schemas = components['schemas']
type Doctor = typeof doctors.$inferSelect

/** The signed-in doctor's own application: what was sent, where it stands, what may be changed now. */
export async function getOwnApplication(ctx: DoctorCtx): Promise<Schemas['DoctorApplication']> {
  const doctor = await entity.get(ctx, ctx.actor.id)
  const reapplyFrom = doctor.status === 'rejected' ? await reapplyDate(ctx, doctor) : null
  const canReapply = reapplyFrom !== null && reapplyFrom <= ctx.clock.now()
  return {
    ...wireOf('DoctorApplication', doctor),
    status: doctor.status as Schemas['DoctorApplication']['status'],
    status_reason: doctor.statusReasonText,
    editable_fields: editableFields(doctor, canReapply),
    can_add_documents: ['applied', 'needs_info'].includes(doctor.status) || canReapply,
    can_reapply: canReapply,
    reapply_from: reapplyFrom?.toISOString() ?? null,
    documents: await listDocuments(ctx),
    forms: await formsFor(ctx, doctor, canReapply),
  }
}

export async function listDocuments(ctx: DoctorCtx): Promise<Schemas['DoctorDocument'][]> {
  const rows = await ctx.db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerType, 'doctor'),
        eq(files.ownerId, ctx.actor.id),
        eq(files.purpose, 'licence'),
        isNull(files.deletedAt),
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id))
  return rows.map((file) => wireOf('DoctorDocument', file))
}

/** What the doctor may change now, by wire name; `licence_file` is in the list when documents were asked for. */
function editableFields(doctor: Doctor, canReapply: boolean): string[] {
  if (doctor.status === 'needs_info') return doctor.reopenedFields
  return canReapply ? [...detailFields, 'licence_file'] : []
}

/** From when a rejected applicant may try again: at once if an administrator said so, else some days after. */
async function reapplyDate(ctx: DoctorCtx, doctor: Doctor): Promise<Date> {
  const rejectedAt = (await enteredAt(ctx, doctor.id, 'rejected')) ?? doctor.updatedAt
  if (doctor.mayReapply) return rejectedAt
  const days = (await getShopSettings(ctx))['review.reapply_days']
  return new Date(rejectedAt.getTime() + days * day)
}

/** When the doctor last came into a status, from the audit rows of the transitions. */
export async function enteredAt(
  ctx: Ctx,
  doctorId: string,
  status: string,
): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.objectType, 'doctor'),
        eq(auditLog.objectId, doctorId),
        sql`${auditLog.after}->>'status' = ${status}`,
      ),
    )
    .orderBy(sql`${auditLog.at} desc`)
    .limit(1)
  return row?.at
}

/**
 * Sends the application in again: the answer to a question (only reopened fields, at least one change
 * or new document) or a second try after a rejection, with documents again where those before were deleted. 409 in any
 * other status or with a stale revision.
 */
export async function updateOwnApplication(
  ctx: DoctorCtx,
  { revision, ...given }: Schemas['DoctorApplicationUpdate'],
): Promise<Schemas['DoctorApplication']> {
  return inTransaction(ctx, async (tx) => {
    const doctor = await entity.lock(tx, tx.actor.id)
    const canReapply =
      doctor.status === 'rejected' && (await reapplyDate(tx, doctor)) <= tx.clock.now()
    assertTransition(doctorMachine, doctor.status, 'applied', 'doctor')
    if (doctor.status === 'rejected' && !canReapply)
      throw invalidTransition('doctor', 'rejected', 'applied', [])
    await doctor.assertSeen(revision)
    const input = withPlainPhones(given, doctor)
    const changed = changesOf(doctor, input, editableFields(doctor, canReapply))
    if (doctor.status === 'needs_info' && changed.length === 0) await assertNewDocument(tx, doctor)
    // those of a rejected application are deleted after a while
    if (canReapply && (await listDocuments(tx)).length === 0) assertLicenceFiles([])
    const next = { ...doctor, ...columnsOf(input) }
    const form = formFor(await formsFor(tx, doctor, canReapply), next.licenceCountry)
    assertStillAsked(form, detailsOf(next) as DoctorDetails, changed, canReapply)
    await assertLicenceUsable(tx, doctor.id, {
      type: next.licenceType,
      number: next.licenceNumber,
      country: next.licenceCountry,
      expiresOn: next.licenceExpiresOn,
    })
    await sendIn(tx, doctor, input, { changed, form })
    return getOwnApplication(tx)
  })
}

async function sendIn(
  ctx: TxCtx,
  doctor: LockedDoctor,
  input: DoctorDetails,
  { changed, form }: { changed: DetailField[]; form: AskedFields },
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
      ...(again ? { ...unreviewed, appliedAt: ctx.clock.now(), applicationForm: form } : {}),
    },
    { action: again ? 'reapply' : 'answer', after: { changed } },
  )
  await notifyReviewers(ctx, applied, again ? 'again' : 'answered')
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
  if ((await newDocuments(ctx, doctor)).length > 0) return
  throw invalidFields({ _: nothingNew }, 'NOTHING_CHANGED')
}

/** Documents that were added since the application came to where it stands: sent in, asked about, or rejected. */
export async function newDocuments(
  ctx: DoctorCtx,
  { id, status, appliedAt }: Doctor,
): Promise<Schemas['DoctorDocument'][]> {
  const since = (await enteredAt(ctx, id, status)) ?? appliedAt
  const documents = await listDocuments(ctx)
  return documents.filter((file) => !since || new Date(file.created_at) >= since)
}

const notOpen: Texts = {
  en: 'This field cannot be changed.',
  ja: 'この項目は変更できません。',
}
const nothingNew: Texts = {
  en: 'Change at least one field or add a document before you resubmit.',
  ja: '再送信の前に、1か所以上を変更するか書類を追加してください。',
}
