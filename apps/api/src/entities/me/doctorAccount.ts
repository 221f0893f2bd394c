import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { choicesOf } from '../../mail/optional.ts'
import { getPendingEmail } from '../account/emailChange.ts'
import { ownAccount } from '../account/ownAccount.ts'
import { listDocuments } from '../doctor/application.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { clinicLogoOf } from '../doctor/logo.ts'
import { ownRateBp, waives } from '../doctor/rates.ts'
import { wireOf } from '../read/wireOf.ts'

type Account = components['schemas']['DoctorAccount']

/** What the signed-in doctor sees and changes in the account drawer. */
export async function getDoctorAccount(ctx: DoctorCtx): Promise<Account> {
  const doctor = await doctorEntity.get(ctx, ctx.actor.id)
  const account = await ownAccount(ctx)
  return {
    ...wireOf('DoctorAccount', doctor),
    email: account.email,
    pending_email: await getPendingEmail(ctx, account.id),
    status: doctor.status as Account['status'],
    discount_default_percent: Math.round(doctor.discountDefaultBp / 100),
    discount_max_percent: Math.floor((await ownRateBp(ctx)) / 100),
    can_waive_commission: waives(ctx, { zeroCommission: true }),
    licence_renewal: renewalOf(doctor),
    clinic_logo: await clinicLogoOf(ctx, doctor.id),
    documents: await listDocuments(ctx),
    locale: account.locale,
    time_zone: account.timezone,
    notifications: {
      ...choicesOf('doctor', account.notificationPrefs),
      product_news: doctor.marketingMail,
    },
  }
}

function renewalOf(doctor: typeof doctors.$inferSelect): Account['licence_renewal'] {
  const { licenceRenewalNumber, licenceRenewalExpiresOn, licenceRenewalSentAt } = doctor
  if (!licenceRenewalNumber || !licenceRenewalExpiresOn || !licenceRenewalSentAt) return null
  return {
    number: licenceRenewalNumber,
    expires_on: licenceRenewalExpiresOn,
    sent_at: licenceRenewalSentAt.toISOString(),
  }
}
