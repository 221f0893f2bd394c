import { invalid, type Texts } from '../errors.ts'
import type { NewFile } from './store.ts'

const accepted = ['application/pdf', 'image/jpeg', 'image/png']

/** Documents that come to those a record has `already`: PDF, JPG or PNG, `most` of them in all. 422 at `files`. */
export function assertDocuments(
  uploads: NewFile[],
  { already, most, tooMany }: { already: number; most: number; tooMany: Texts },
): void {
  const refuse = (code: string, texts: Texts) => invalid('files', code, texts)
  if (uploads.length === 0)
    throw refuse('FILE_REQUIRED', { en: 'Choose a file.', ja: 'ファイルを選んでください。' })
  if (uploads.length + already > most) throw refuse('TOO_MANY_FILES', tooMany)
  if (uploads.some(({ content }) => content.length === 0))
    throw refuse('FILE_EMPTY', {
      en: 'One of the files is empty.',
      ja: '空のファイルが含まれています。',
    })
  if (uploads.some(({ contentType }) => !accepted.includes(contentType)))
    throw refuse('FILE_TYPE', {
      en: 'Choose PDF, JPG or PNG files.',
      ja: 'PDF、JPG、PNGのファイルを選んでください。',
    })
}
