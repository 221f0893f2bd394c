import { randomInt } from 'node:crypto'
import { dateIn } from '@officina/shared/dates/days'
import type { AdminCtx } from '../../context.ts'
import { doctorApproved } from '../../mail/templates/doctorApproved.ts'
import { invalid, invalidFields } from '../errors.ts'
import { setCatalogs } from './catalogs.ts'
import { setRate } from './rates.ts'
import { type Review, reviewColumns, reviewFacts, reviewProblems } from './review.ts'
import { assertOtherAdmin, moveDoctor } from './transition.ts'

type Approval = {
  revision: number
  rate_bp: number
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
  await moveDoctor(ctx, id, {
    name: 'approve',
    to: 'approved',
    action: 'approve',
    revision: input.revision,
    async check(ctx, doctor) {
      await assertOtherAdmin(ctx, doctor)
      const expires = input.licence_expires_on ?? doctor.licenceExpiresOn
      if (expires && expires < dateIn(ctx.clock.now(), ctx.config.timeZone)) throw expired
      await setRate(ctx, id, { rate_bp: input.rate_bp, from: input.rate_from, reason: null })
      if (input.catalog_ids) await setCatalogs(ctx, id, input.catalog_ids)
    },
    set: (doctor) => ({
      approvedAt: now,
      approvedBy: ctx.actor.id,
      licenceVerifiedAt: now,
      licenceVerifiedBy: ctx.actor.id,
      licenceExpiresOn: input.licence_expires_on ?? doctor.licenceExpiresOn,
      catalogAccess: input.catalog_access,
      internalNote: input.internal_note ?? doctor.internalNote,
      ...reviewColumns(input),
      clinicCode: doctor.clinicCode ?? newClinicCode(),
      statusReasonCode: null,
      statusReasonText: null,
      reopenedFields: [],
      mayReapply: false,
    }),
    after: {
      rate_bp: input.rate_bp,
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
      en: 'The rate can begin today or later.',
      ja: '手数料率の開始日は今日以降にしてください。',
    }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
}

const expired = invalid('licence_expires_on', 'LICENCE_EXPIRED', {
  en: 'The licence has expired. Ask for the renewed one.',
  ja: '免許の有効期限が切れています。更新後のものを確認してください。',
})

/** Eight letters and digits that are not mixed up when read aloud. */
function newClinicCode(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
}
