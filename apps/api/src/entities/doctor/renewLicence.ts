import { dateIn } from '@officina/shared/dates/days'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { invalid } from '../errors.ts'
import { type NewFile, storeFiles } from '../file/store.ts'
import { doctor as entity } from './entity.ts'
import { assertLicenceFiles, assertLicenceUsable } from './licence.ts'
import { tellReviewers } from './tellReviewers.ts'

type Renewal = { licence_number: string; licence_expires_on: string }

/**
 * Hands in a renewed licence with its files. The one on record stays in force until an administrator has
 * looked at it; a second try replaces the first. 422 at the field for a past date or a known licence.
 */
export async function renewLicence(
  ctx: DoctorCtx,
  input: Renewal,
  uploads: NewFile[],
): Promise<void> {
  assertLicenceFiles(uploads)
  if (input.licence_expires_on <= dateIn(ctx.clock.now(), ctx.config.timeZone)) throw past
  await inTransaction(ctx, async (tx) => {
    const id = tx.actor.id
    const doctor = await entity.lock(tx, id)
    const { licenceType: type, licenceCountry: country } = doctor
    await assertLicenceUsable(tx, id, { type, country, number: input.licence_number })
    const owner = { ownerType: 'doctor', ownerId: id, purpose: 'licence', doctorId: id }
    await storeFiles(tx, uploads, owner)
    await doctor.save(
      {
        licenceRenewalNumber: input.licence_number,
        licenceRenewalExpiresOn: input.licence_expires_on,
        licenceRenewalSentAt: tx.clock.now(),
      },
      { action: 'renew_licence', after: { documents: uploads.length } },
    )
    await tellReviewers(tx, doctor, 'renewal')
  })
}

const past = invalid('licence_expires_on', 'LICENCE_EXPIRED', {
  en: 'Enter the expiry date of the renewed licence; it must be in the future.',
  ja: '更新後の有効期限（明日以降の日付）を入力してください。',
})
