import { dateIn } from '@officina/shared/dates/days'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { invalid, notFound } from '../errors.ts'
import { type NewFile, storeFiles } from '../file/store.ts'
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
    const [doctor] = await tx.db.select().from(doctors).where(eq(doctors.id, id)).for('update')
    if (!doctor) throw notFound()
    const { licenceType: type, licenceCountry: country } = doctor
    await assertLicenceUsable(tx, id, { type, country, number: input.licence_number })
    const owner = { ownerType: 'doctor', ownerId: id, purpose: 'licence', doctorId: id }
    await storeFiles(tx, uploads, owner)
    const now = tx.clock.now()
    await tx.db
      .update(doctors)
      .set({
        licenceRenewalNumber: input.licence_number,
        licenceRenewalExpiresOn: input.licence_expires_on,
        licenceRenewalSentAt: now,
        revision: doctor.revision + 1,
        updatedAt: now,
      })
      .where(eq(doctors.id, id))
    await audit(tx, {
      action: 'doctor.renew_licence',
      objectType: 'doctor',
      objectId: id,
      doctorId: id,
      after: { documents: uploads.length },
    })
    await tellReviewers(tx, doctor, 'renewal')
  })
}

const past = invalid('licence_expires_on', 'LICENCE_EXPIRED', {
  en: 'Enter the expiry date of the renewed licence; it must be in the future.',
  ja: '更新後の有効期限（明日以降の日付）を入力してください。',
})
