import { type AdminCtx, inTransaction } from '../../context.ts'
import { licenceRenewalDeclined, licenceRenewed } from '../../mail/templates/licenceRenewal.ts'
import { audit } from '../audit.ts'
import { conflict } from '../errors.ts'
import { assertLicenceUsable } from './licence.ts'
import { type LockedDoctor, lockDoctor, saveDoctor } from './lock.ts'
import { tellDoctor } from './tellDoctor.ts'

/** Puts the renewed licence that was handed in, in force. 422 when it has ended or is somebody else's. */
export const acceptRenewal = (
  ctx: AdminCtx,
  id: string,
  input: { revision: number },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const doctor = await lockHandedIn(tx, id, input.revision)
    const { licenceRenewalNumber: number, licenceRenewalExpiresOn: expiresOn } = doctor
    const { licenceType: type, licenceCountry: country } = doctor
    await assertLicenceUsable(tx, id, { type, country, number, expiresOn })
    await saveDoctor(tx, doctor, {
      ...nothing,
      licenceNumber: number,
      licenceExpiresOn: expiresOn,
      licenceVerifiedAt: tx.clock.now(),
      licenceVerifiedBy: tx.actor.id,
    })
    await audit(tx, {
      action: 'doctor.accept_renewal',
      objectType: 'doctor',
      objectId: id,
      doctorId: id,
      before: { licence_expires_on: doctor.licenceExpiresOn },
      after: { licence_expires_on: expiresOn },
    })
    await tellDoctor(tx, doctor, licenceRenewed({ name: nameOf(doctor), expiresOn }))
  })

/** Sends it back with a reason; the licence on record stays in force as long as it runs. */
export const declineRenewal = (
  ctx: AdminCtx,
  id: string,
  input: { revision: number; reason: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const doctor = await lockHandedIn(tx, id, input.revision)
    await saveDoctor(tx, doctor, nothing)
    await audit(tx, {
      action: 'doctor.decline_renewal',
      objectType: 'doctor',
      objectId: id,
      doctorId: id,
      reason: input.reason,
    })
    const mail = licenceRenewalDeclined({
      name: nameOf(doctor),
      reason: input.reason,
      url: `${tx.config.publicUrl}/doctors/top`,
    })
    await tellDoctor(tx, doctor, mail)
  })

async function lockHandedIn(ctx: AdminCtx, id: string, revision: number): Promise<LockedDoctor> {
  const doctor = await lockDoctor(ctx, id, revision)
  if (!doctor.licenceRenewalSentAt)
    throw conflict('INVALID_TRANSITION', {
      en: 'No renewed licence waits for a look.',
      ja: '確認待ちの更新免許はありません。',
    })
  return doctor
}

const nothing = {
  licenceRenewalNumber: null,
  licenceRenewalExpiresOn: null,
  licenceRenewalSentAt: null,
}

const nameOf = (doctor: LockedDoctor) => ({ last: doctor.lastName, first: doctor.firstName })
