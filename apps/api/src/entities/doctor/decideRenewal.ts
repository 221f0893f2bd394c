import type { AdminActor, TxCtx } from '../../context.ts'
import { licenceRenewalDeclined, licenceRenewed } from '../../mail/templates/licenceRenewal.ts'
import { conflict } from '../errors.ts'
import { doctor as entity, type LockedDoctor } from './entity.ts'
import { assertLicenceUsable } from './licence.ts'
import { tellDoctor } from './tellDoctor.ts'

/** Puts the renewed licence that was handed in, in force. 422 when it has ended or is somebody else's. */
export const acceptRenewal = entity.command(
  'accept_renewal',
  {},
  async (tx: TxCtx<AdminActor>, doctor, _: { revision: number }): Promise<void> => {
    assertHandedIn(doctor)
    const { licenceRenewalNumber: number, licenceRenewalExpiresOn: expiresOn } = doctor
    const { licenceType: type, licenceCountry: country } = doctor
    await assertLicenceUsable(tx, doctor.id, { type, country, number, expiresOn })
    await doctor.save(
      {
        ...nothing,
        licenceNumber: number,
        licenceExpiresOn: expiresOn,
        licenceVerifiedAt: tx.clock.now(),
        licenceVerifiedBy: tx.actor.id,
      },
      {
        before: { licence_expires_on: doctor.licenceExpiresOn },
        after: { licence_expires_on: expiresOn },
      },
    )
    await tellDoctor(tx, doctor, licenceRenewed({ name: nameOf(doctor), expiresOn }))
  },
)

/** Sends it back with a reason; the licence on record stays in force as long as it runs. */
export const declineRenewal = entity.command(
  'decline_renewal',
  {},
  async (tx: TxCtx<AdminActor>, doctor, { reason }: { revision: number; reason: string }) => {
    assertHandedIn(doctor)
    await doctor.save(nothing, { reason })
    const mail = licenceRenewalDeclined({
      name: nameOf(doctor),
      reason,
      url: `${tx.config.publicUrl}/doctors/top`,
    })
    await tellDoctor(tx, doctor, mail)
  },
)

function assertHandedIn({ licenceRenewalSentAt }: LockedDoctor): void {
  if (!licenceRenewalSentAt)
    throw conflict('INVALID_TRANSITION', {
      en: 'No renewed licence waits for a look.',
      ja: '確認待ちの更新免許はありません。',
    })
}

const nothing = {
  licenceRenewalNumber: null,
  licenceRenewalExpiresOn: null,
  licenceRenewalSentAt: null,
}

const nameOf = (doctor: LockedDoctor) => ({ last: doctor.lastName, first: doctor.firstName })
