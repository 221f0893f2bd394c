import { dateIn } from '@officina/shared/dates/days'
import {
  type AdminActor,
  type Ctx,
  type DoctorCtx,
  inTransaction,
  type TxCtx,
} from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { and, eq, inArray, ne, sql } from '../../db/sql.ts'
import type { Read, Reasoned } from '../entity.ts'
import { conflict, invalid, invalidFields, type Texts } from '../errors.ts'
import { type NewFile, storeFiles } from '../file/store.ts'
import { notifyReviewers } from './applicationMails.ts'
import { doctor as entity, type LockedDoctor } from './entity.ts'
import { mailDoctor } from './mailDoctor.ts'
import { licenceRenewalDeclined, licenceRenewed } from './mails.ts'

const types = ['image/jpeg', 'image/png', 'application/pdf', 'image/tiff']
const maxLicenceFiles = 5

/** 422 at `licence_file` for a wrong number of files, an empty one or a type that no reviewer can open. */
export function assertLicenceFiles(files: NewFile[], alreadyThere = 0): void {
  if (files.length === 0) throw refuse('FILE_REQUIRED', required)
  if (files.length + alreadyThere > maxLicenceFiles) throw refuse('TOO_MANY_FILES', tooMany)
  const hollow = files.find(({ content }) => content.length === 0)
  if (hollow) throw refuse('FILE_EMPTY', empty(hollow.filename))
  const other = files.find(({ contentType }) => !types.includes(contentType))
  if (other) throw refuse('FILE_TYPE', wrongType(other.filename))
}

/** 422 when an approved or suspended doctor already works with this licence, or it has expired. */
export async function assertLicenceUsable(
  ctx: Ctx,
  doctorId: string,
  licence: {
    type?: string | null
    number?: string | null
    country?: string | null
    expiresOn?: string | null
  },
): Promise<void> {
  assertNotExpired(ctx, licence.expiresOn)
  if (!licence.number || !licence.country || !licence.type) return
  const [other] = await ctx.db
    .select({ id: doctors.id })
    .from(doctors)
    .where(
      and(
        ne(doctors.id, doctorId),
        inArray(doctors.status, ['approved', 'suspended']),
        eq(doctors.licenceType, licence.type),
        eq(doctors.licenceCountry, licence.country),
        sql`lower(${doctors.licenceNumber}) = ${licence.number.toLowerCase()}`,
      ),
    )
    .limit(1)
  if (other) throw invalid('licence_number', 'LICENCE_DUPLICATE', duplicate)
}

/** 422 at `licence_expires_on` for a licence that has ended. */
export function assertNotExpired(ctx: Ctx, expiresOn: string | null | undefined): void {
  if (expiresOn && expiresOn < dateIn(ctx.clock.now(), ctx.config.timeZone))
    throw invalidFields({ licence_expires_on: expired }, 'LICENCE_EXPIRED')
}

const refuse = (code: string, texts: Texts) => invalid('licence_file', code, texts)
const required = {
  en: 'Add at least one scan or photo of the licence.',
  ja: '免許証の写しまたは写真を1枚以上追加してください。',
}
const tooMany = { en: 'Add at most 5 files.', ja: 'ファイルは5件までです。' }
const empty = (name: string) => ({ en: `${name} is empty.`, ja: `${name}は空のファイルです。` })
const wrongType = (name: string) => ({
  en: `${name} is not a JPG, PNG, PDF or TIFF file. Remove it and choose another.`,
  ja: `${name}はJPG、PNG、PDF、TIFFではありません。削除して別のファイルを選んでください。`,
})
const expired = {
  en: 'The licence has expired. Renew it before you apply.',
  ja: '免許の有効期限が切れています。更新してからお申し込みください。',
}
const duplicate = {
  en: 'A doctor is already registered with this licence. Contact support if it is yours.',
  ja: 'この免許はすでに登録されています。ご本人の場合はサポートまでご連絡ください。',
}

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
  if (input.licence_expires_on <= dateIn(ctx.clock.now(), ctx.config.timeZone)) throw past()
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
    await notifyReviewers(tx, doctor, 'renewal')
  })
}

const past = () =>
  invalid('licence_expires_on', 'LICENCE_EXPIRED', {
    en: 'Enter the expiry date of the renewed licence. It must be in the future.',
    ja: '更新後の有効期限（明日以降の日付）を入力してください。',
  })

/** Puts the renewed licence that was handed in, in force. 422 when it has ended or is somebody else's. */
export const acceptRenewal = entity.command(
  'accept_renewal',
  {},
  async (tx: TxCtx<AdminActor>, doctor, _: Read): Promise<void> => {
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
    const isSuspended = doctor.status === 'suspended'
    await mailDoctor(tx, doctor, licenceRenewed({ name: doctor, expiresOn, isSuspended }))
  },
)

/** Sends it back with a reason; the licence on record stays in force as long as it runs. */
export const declineRenewal = entity.command(
  'decline_renewal',
  {},
  async (tx: TxCtx<AdminActor>, doctor, { reason }: Reasoned) => {
    assertHandedIn(doctor)
    await doctor.save(nothing, { reason })
    const mail = licenceRenewalDeclined({
      name: doctor,
      reason,
      url: `${tx.config.publicUrl}/doctors/top`,
    })
    await mailDoctor(tx, doctor, mail)
  },
)

function assertHandedIn({ licenceRenewalSentAt }: LockedDoctor): void {
  if (!licenceRenewalSentAt)
    throw conflict('INVALID_TRANSITION', {
      en: 'There is no licence renewal to review.',
      ja: '確認待ちの更新免許はありません。',
    })
}

const nothing = {
  licenceRenewalNumber: null,
  licenceRenewalExpiresOn: null,
  licenceRenewalSentAt: null,
}
