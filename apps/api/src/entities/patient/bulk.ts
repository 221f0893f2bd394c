import type { components } from '@officina/openapi/schema'
import { listOf } from '@officina/shared/listOf'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { endSessionsOf } from '../account/sessions.ts'
import { eachOf } from '../bulk.ts'
import { invalid } from '../errors.ts'
import { withdrawOpenRequests } from '../openRequests.ts'
import { patient as entity, restoredStatus } from './entity.ts'
import { endOpenInvitations, resendInvitation } from './invitations.ts'

type Input = components['schemas']['PatientBulk']
type Result = components['schemas']['PatientBulkResult']

const maxTags = 20

/** One action for several patients, each in a transaction of its own. A refusal is a result, not an error. */
export async function changePatients(ctx: DoctorCtx, input: Input): Promise<Result[]> {
  if (input.action === 'add_tag' && listOf(input.tag ?? '').length === 0)
    throw invalid('tag', 'VALIDATION_FAILED', tagMissing)
  return eachOf(ctx, input.ids, (id) => change(ctx, id, input))
}

function change(ctx: DoctorCtx, id: string, input: Input): Promise<void> {
  if (input.action === 'resend') return resendInvitation(ctx, id)
  if (input.action === 'archive') return archivePatient(ctx, id, input)
  return addTags(ctx, id, listOf(input.tag ?? ''))
}

/** Adds the tags that are not there already. */
async function addTags(ctx: DoctorCtx, id: string, added: string[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id)
    const tags = [...new Set([...patient.tags, ...added])]
    if (tags.length === patient.tags.length) return
    if (tags.length > maxTags) throw invalid('tags', 'VALIDATION_FAILED', tooManyTags)
    const saved = await patient.save({ tags }, null)
    await saved.log({
      action: 'update',
      before: { revision: patient.revision },
      after: { revision: saved.revision, fields: ['tags'] },
    })
  })
}

const tagMissing = { en: 'Enter a tag.', ja: 'タグを入力してください。' }
const tooManyTags = {
  en: `A patient can have at most ${maxTags} tags.`,
  ja: `タグは1人につき${maxTags}個までです。`,
}

/** The patient can neither sign in nor order, and asks for nothing any more; the data are kept, nobody is mailed. */
export async function archivePatient(
  ctx: DoctorCtx,
  id: string,
  { reason = null }: { reason?: string | null } = {},
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id)
    await patient.move('archived', { statusReason: reason }, { action: 'archive', reason })
    await withdrawOpenRequests(tx, id)
    await endOpenInvitations(tx, id)
    if (patient.accountId) await endSessionsOf(tx, patient.accountId)
  })
}

/** Back to active, or to "not invited" for a patient who has never signed in. */
export async function restorePatient(ctx: DoctorCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id)
    const to = restoredStatus(patient.accountId !== null)
    await patient.move(to, { statusReason: null }, { action: 'restore' })
  })
}
