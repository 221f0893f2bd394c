import type { Ctx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, isNull, type SQL } from '../../db/sql.ts'
import type { PictureSize } from '../../pictures/port.ts'
import { invalid, notFound, type Texts } from '../errors.ts'
import { keyOf } from './sizeKeys.ts'
import type { NewFile } from './store.ts'

const usual = {
  bytes: 5 * 1024 * 1024,
  texts: { en: 'Choose a picture of up to 5 MB.', ja: '5MB以下の画像を選んでください。' },
}
/** A logo stands on every page. */
export const mostOfLogo = {
  bytes: 1024 * 1024,
  texts: { en: 'Choose a logo of up to 1 MB.', ja: '1MB以下のロゴ画像を選んでください。' },
}

/** One JPG or PNG of at most so many bytes, 5 MB where nothing is said. 422 at the field. */
export function assertPicture(
  field: string,
  uploads: NewFile[],
  most: { bytes: number; texts: Texts } = usual,
): NewFile {
  const [picture] = uploads
  if (!picture || uploads.length > 1 || picture.content.length === 0)
    throw invalid(field, 'FILE_REQUIRED', {
      en: 'Choose one picture.',
      ja: '画像を1枚選んでください。',
    })
  if (!['image/jpeg', 'image/png'].includes(picture.contentType))
    throw invalid(field, 'FILE_TYPE', {
      en: 'Choose a JPG or PNG picture.',
      ja: 'JPGまたはPNGの画像を選んでください。',
    })
  if (picture.content.length > most.bytes) throw invalid(field, 'FILE_TOO_LARGE', most.texts)
  return picture
}

/** What decodes to no picture, at the field it came in. */
export const unreadablePicture = (field: string, name: string) =>
  invalid(field, 'PICTURE_UNREADABLE', {
    en: `${name} cannot be read. Save it as JPG or PNG and try again.`,
    ja: `${name}を読み取れません。JPGまたはPNGで保存し直してください。`,
  })

/** The stored picture that a condition finds, in the size that is asked for if it has it; 404 without one. */
export async function readPicture(ctx: Ctx, where: SQL | undefined, size: PictureSize = 'full') {
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(and(isNull(files.deletedAt), where))
  if (!file) throw notFound()
  const { filename, contentType } = file
  return { content: await ctx.files.get(keyOf(file, size)), filename, contentType }
}
