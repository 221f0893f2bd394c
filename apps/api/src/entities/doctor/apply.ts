import type { components } from '@officina/openapi/schema'
import { type Ctx, inTransaction, pgCode, type TxCtx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { sendMail } from '../../mail/send.ts'
import { assertNewPassword } from '../account/password.ts'
import { assertKnownVersions, storeConsents } from '../account/terms.ts'
import { consumeToken, getLiveToken } from '../account/tokens.ts'
import { assertAll, gone, invalid } from '../errors.ts'
import { type NewFile, storeFiles } from '../file/store.ts'
import { nameIn } from '../names.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { applicationReceivedMail, notifyReviewers } from './applicationMails.ts'
import { assertAsked, formInForce } from './asked.ts'
import { newClinicCode } from './clinicCode.ts'
import { doctor as entity, type LockedDoctor } from './entity.ts'
import { columnsOf, withPlainPhones } from './fields.ts'
import { assertLicenceFiles, assertLicenceUsable, assertNotExpired } from './licence.ts'
import { unreviewed } from './review.ts'

type Schemas = components['schemas']
type Doctor = typeof doctors.$inferSelect

/**
 * Turns a verified registration into an application: account, details, licence files and consents in
 * one transaction that uses the link up. 410 for a link that does not work, 422 by field.
 */
export async function applyAsDoctor(
  ctx: Ctx,
  input: Schemas['DoctorRegistrationRequest'],
  files: NewFile[],
): Promise<Schemas['DoctorApplied']> {
  const token = await liveToken(ctx, input.registration_token)
  await assertApplication(ctx, input, files)
  const passwordHash = await ctx.passwords.hash(input.password)
  try {
    return await inTransaction(ctx, async (tx) => {
      const { email } = await consumeToken(tx, token.id)
      const doctor = await lockUnfinished(tx, email)
      await assertLicenceUsable(tx, doctor.id, {
        type: input.licence_type,
        number: input.licence_number,
        country: input.licence_country,
        expiresOn: input.licence_expires_on,
      })
      const accountId = await upsertAccount(tx, doctor, email, passwordHash)
      const applied = await fillIn(tx, doctor, accountId, input)
      await storeFiles(tx, files, {
        ownerType: 'doctor',
        ownerId: doctor.id,
        purpose: 'licence',
        doctorId: doctor.id,
      })
      await storeConsents(tx, accountId, [
        { documentKey: 'terms-of-service-doctors', version: input.terms_version },
        { documentKey: 'privacy-policy', version: input.privacy_version },
        { documentKey: 'disclosure', version: tx.config.legalVersions.disclosure },
      ])
      await finish(tx, applied, accountId)
      return { number: applied.number, email, status: 'applied' }
    })
  } catch (error) {
    if (pgCode(error) === '23505') throw invalid('email', 'EMAIL_TAKEN', taken)
    throw error
  }
}

const liveToken = (ctx: Ctx, secret: string) =>
  getLiveToken(ctx, { kind: 'registration', role: 'doctor', secret })

/** 422 with all that the rules beyond the contract refuse of the given fields; 410 for a dead link. */
export async function assertApplication(
  ctx: Ctx,
  input: Partial<Schemas['DoctorRegistrationRequest']>,
  files: NewFile[],
): Promise<void> {
  const token = input.registration_token && (await liveToken(ctx, input.registration_token))
  if (!token) return
  const { terms_version: terms, privacy_version: privacy, password } = input
  await assertAll(
    () =>
      assertKnownVersions(ctx, {
        ...(terms && { terms_version: ['terms-of-service-doctors', terms] }),
        ...(privacy && { privacy_version: ['privacy-policy', privacy] }),
      }),
    () => input.licence_file && assertLicenceFiles(files),
    () =>
      password &&
      assertNewPassword(ctx, 'doctor', token.email, {
        password,
        confirmation: input.password_confirmation,
      }),
    () => assertNotExpired(ctx, input.licence_expires_on),
    () => withPlainPhones(input),
    () => assertAsked(ctx, input),
  )
}

async function lockUnfinished(tx: TxCtx, email: string): Promise<LockedDoctor> {
  const hasEmail = sql`lower(${doctors.email}) = ${email.toLowerCase()}`
  const [doctor] = await entity.lockWhere(tx, hasEmail)
  if (doctor?.status !== 'email_submitted') throw gone('TOKEN_USED')
  return doctor
}

/** A lapsed applicant who registers again keeps the account and gets the new password. */
async function upsertAccount(
  ctx: Ctx,
  doctor: Doctor,
  email: string,
  passwordHash: string,
): Promise<string> {
  const now = ctx.clock.now()
  const values = {
    email,
    passwordHash,
    passwordChangedAt: now,
    emailVerifiedAt: now,
    locale: ctx.origin.locale,
    updatedAt: now,
  }
  if (doctor.accountId) {
    await ctx.db.update(accounts).set(values).where(eq(accounts.id, doctor.accountId))
    return doctor.accountId
  }
  const id = newId()
  await ctx.db.insert(accounts).values({ id, role: 'doctor', createdAt: now, ...values })
  return id
}

async function fillIn(
  tx: TxCtx,
  doctor: LockedDoctor,
  accountId: string,
  input: Schemas['DoctorRegistrationRequest'],
): Promise<LockedDoctor> {
  return doctor.move(
    'applied',
    {
      ...columnsOf(withPlainPhones(input)),
      applicationForm: await formInForce(tx, input.licence_country),
      accountId,
      appliedAt: tx.clock.now(),
      clinicCode: newClinicCode(),
      marketingMail: input.marketing_mail ?? false,
      // nothing is left of an application that has lapsed before
      ...unreviewed,
      statusReasonCode: null,
      statusReasonText: null,
      reopenedFields: [],
      mayReapply: false,
    },
    { action: 'apply', by: { role: 'doctor', accountId } },
  )
}

async function finish(ctx: Ctx, doctor: Doctor, accountId: string): Promise<void> {
  const name = nameIn(doctor, ctx.origin.locale)
  await sendMail(
    ctx,
    applicationReceivedMail({
      number: doctor.number,
      name,
      clinicName: doctor.clinicName,
      url: `${ctx.config.publicUrl}/doctors/login`,
      days: (await getShopSettings(ctx))['review.sla_days'],
    }),
    { to: doctor.email, locale: ctx.origin.locale, accountId, doctorId: doctor.id },
  )
  await notifyReviewers(ctx, doctor, 'new')
}

const taken = {
  en: 'This email address already has an account. Sign in instead.',
  ja: 'このメールアドレスは登録済みです。ログインしてください。',
}
