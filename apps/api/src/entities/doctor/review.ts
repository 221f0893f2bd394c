import { dateIn } from '@officina/shared/dates/days'
import type { AdminCtx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { invalid, invalidFields, type Texts } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { doctorApproved, doctorNeedsInfo, doctorRejected } from './applicationMails.ts'
import { setCatalogs } from './catalogs.ts'
import { newClinicCode } from './clinicCode.ts'
import type { LockedDoctor } from './entity.ts'
import { setRate } from './rates.ts'
import { assertOtherAdmin, moveDoctor } from './transition.ts'

/** What an administrator must have checked before an approval. */
export const checklistItems = [
  'name_matches',
  'licence_valid',
  'not_expired',
  'register_checked',
  'clinic_exists',
] as const

/** What a reviewer checked: the items of the checklist, and the public register with what it says. */
export type Review = {
  checklist?: Record<string, boolean>
  register_url?: string | null
  register_note?: string | null
}

/** An application that is made anew has been checked by nobody yet. The log keeps what was found in the one before. */
export const unreviewed = { checklist: {}, registerUrl: null, registerNote: null }

/** The columns that keep what is given of a review; what is left out stays as it was. */
const reviewColumns = (
  review: Review,
): Pick<Partial<typeof doctors.$inferInsert>, 'checklist' | 'registerUrl' | 'registerNote'> => ({
  ...(review.checklist ? { checklist: review.checklist } : {}),
  ...(review.register_url === undefined ? {} : { registerUrl: review.register_url }),
  ...(review.register_note === undefined ? {} : { registerNote: review.register_note }),
})

/** What the log says of a review: the register by its address and note, the checklist item by item. */
const reviewFacts = (review: Review): Record<string, unknown> => ({
  ...(review.register_url ? { register_url: review.register_url } : {}),
  ...(review.register_note ? { register_note: review.register_note } : {}),
  ...(review.checklist ? { checklist: review.checklist } : {}),
})

/** What a review lacks for an approval, by field. */
function reviewProblems(review: Review): Record<string, Texts> {
  const problems: Record<string, Texts> = {}
  if (checklistItems.some((item) => review.checklist?.[item] !== true))
    problems.checklist = {
      en: 'Complete every item of the checklist before you approve.',
      ja: '承認の前に、確認項目をすべて完了してください。',
    }
  if (!review.register_url && !review.register_note?.trim())
    problems.register_url = {
      en: 'Enter the link to the register entry, or note below what it says.',
      ja: '確認した名簿のURLを入力するか、下の欄に名簿の記載を入力してください。',
    }
  return problems
}

type Approval = {
  revision: number
  rate_bp?: number | null
  rate_from: string
  catalog_access: 'open' | 'closed' | 'recipes_only'
  catalog_ids?: string[]
  licence_expires_on?: string | null
  internal_note?: string | null
  checklist: Record<string, boolean>
} & Review

/** Approves an application: rate, catalogs, licence check and clinic code; mails the doctor. */
export async function approveDoctor(ctx: AdminCtx, id: string, input: Approval): Promise<void> {
  const now = ctx.clock.now()
  assertComplete(ctx, input)
  // what was emptied has no end, or no note; what is not sent stays
  const { licence_expires_on: sentExpiry, internal_note: sentNote } = input
  const expiresOn = (doctor: LockedDoctor) =>
    sentExpiry === undefined ? doctor.licenceExpiresOn : sentExpiry
  await moveDoctor(ctx, id, {
    name: 'approve',
    to: 'approved',
    action: 'approve',
    revision: input.revision,
    async check(ctx, doctor) {
      await assertOtherAdmin(ctx, doctor)
      const expires = expiresOn(doctor)
      if (expires && expires < dateIn(ctx.clock.now(), ctx.config.timeZone)) throw expired()
      const { rate_bp = null, rate_from } = input
      if (rate_bp !== null) await setRate(ctx, id, { rate_bp, from: rate_from, reason: null })
      if (input.catalog_ids) await setCatalogs(ctx, id, input.catalog_ids)
    },
    set: (doctor) => ({
      approvedAt: now,
      approvedBy: ctx.actor.id,
      licenceVerifiedAt: now,
      licenceVerifiedBy: ctx.actor.id,
      licenceExpiresOn: expiresOn(doctor),
      catalogAccess: input.catalog_access,
      internalNote: sentNote === undefined ? doctor.internalNote : sentNote,
      ...reviewColumns(input),
      clinicCode: doctor.clinicCode ?? newClinicCode(),
      statusReasonCode: null,
      statusReasonText: null,
      reopenedFields: [],
      mayReapply: false,
    }),
    after: {
      rate_bp: input.rate_bp ?? null,
      catalog_access: input.catalog_access,
      ...reviewFacts(input),
    },
    mail: (doctor) => doctorApproved({ ...doctor, url: `${ctx.config.publicUrl}/doctors/login` }),
  })
}

function assertComplete(ctx: AdminCtx, input: Approval): void {
  const problems = reviewProblems(input)
  if (input.rate_from < dateIn(ctx.clock.now(), ctx.config.timeZone))
    problems.rate_from = {
      en: 'The rate can start today or later.',
      ja: '手数料率の開始日は今日以降にしてください。',
    }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
}

const expired = () =>
  invalid('licence_expires_on', 'LICENCE_EXPIRED', {
    en: 'The licence has expired. Ask for the renewed one.',
    ja: '免許の有効期限が切れています。更新後のものを確認してください。',
  })

type Rejection = {
  revision: number
  reason_code: string
  reason: string
  may_reapply: boolean
} & Review

/** Rejects an application; the applicant reads the reason and when to apply again. */
export const rejectDoctor = (ctx: AdminCtx, id: string, input: Rejection): Promise<void> =>
  moveDoctor(ctx, id, {
    name: 'reject',
    to: 'rejected',
    action: 'reject',
    revision: input.revision,
    reason: input.reason,
    check: assertOtherAdmin,
    set: () => ({
      statusReasonCode: input.reason_code,
      statusReasonText: input.reason,
      mayReapply: input.may_reapply,
      rejectedBy: ctx.actor.id,
      reopenedFields: [],
      ...reviewColumns(input),
    }),
    after: {
      reason_code: input.reason_code,
      may_reapply: input.may_reapply,
      ...reviewFacts(input),
    },
    mail: async (doctor, tx) =>
      doctorRejected({
        ...doctor,
        reason: input.reason,
        reapplyAfterDays: input.may_reapply
          ? 0
          : (await getShopSettings(tx))['review.reapply_days'],
        url: `${ctx.config.publicUrl}/doctors/login`,
      }),
  })

type Question = { revision: number; question: string; reopened_fields: string[] } & Review

/** Sends an application back with a question; the named fields can be filled in again. */
export const requestInfo = (ctx: AdminCtx, id: string, input: Question): Promise<void> =>
  moveDoctor(ctx, id, {
    name: 'ask',
    to: 'needs_info',
    action: 'request_info',
    revision: input.revision,
    reason: input.question,
    set: () => ({
      statusReasonText: input.question,
      reopenedFields: input.reopened_fields,
      ...reviewColumns(input),
    }),
    after: { reopened_fields: input.reopened_fields, ...reviewFacts(input) },
    mail: (doctor) =>
      doctorNeedsInfo({
        ...doctor,
        question: input.question,
        url: `${ctx.config.publicUrl}/doctors/top`,
      }),
  })
