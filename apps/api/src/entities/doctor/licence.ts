import type { Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { and, eq, inArray, ne, sql } from '../../db/sql.ts'
import { invalid, invalidFields, type Texts } from '../errors.ts'
import type { NewFile } from '../file/store.ts'

const types = ['image/jpeg', 'image/png', 'application/pdf', 'image/tiff']
const maxLicenceFiles = 5

/** 422 at `licence_file` for a wrong number of files, an empty one or a type that no reviewer can open. */
export function assertLicenceFiles(files: NewFile[], alreadyThere = 0): void {
  if (files.length === 0) throw refuse('FILE_REQUIRED', required)
  if (files.length + alreadyThere > maxLicenceFiles) throw refuse('TOO_MANY_FILES', tooMany)
  if (files.some(({ content }) => content.length === 0)) throw refuse('FILE_EMPTY', empty)
  if (files.some(({ contentType }) => !types.includes(contentType)))
    throw refuse('FILE_TYPE', wrongType)
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
  if (licence.expiresOn && licence.expiresOn < ctx.clock.now().toISOString().slice(0, 10))
    throw invalidFields({ licence_expires_on: expired }, 'LICENCE_EXPIRED')
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

const refuse = (code: string, texts: Texts) => invalid('licence_file', code, texts)
const required = {
  en: 'Add at least one scan or photo of the licence.',
  ja: '免許証の写しまたは写真を1枚以上追加してください。',
}
const tooMany = { en: 'Add at most 5 files.', ja: 'ファイルは5件までです。' }
const empty = { en: 'One of the files is empty.', ja: '空のファイルが含まれています。' }
const wrongType = {
  en: 'Only JPG, PNG, PDF and TIFF files can be uploaded.',
  ja: 'JPG、PNG、PDF、TIFF のファイルを選んでください。',
}
const expired = {
  en: 'The licence has expired. Renew it before you apply.',
  ja: '免許の有効期限が切れています。更新してからお申し込みください。',
}
const duplicate = {
  en: 'A doctor is already registered with this licence. Contact support if it is yours.',
  ja: 'この免許はすでに登録されています。ご本人の場合はサポートまでご連絡ください。',
}
