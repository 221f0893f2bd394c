import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq } from '../../db/sql.ts'
import { invalid } from '../errors.ts'
import { wireOf } from '../read/wireOf.ts'
import type { NewFile } from './store.ts'

type Photo = components['schemas']['Photo']
type FileRow = typeof files.$inferSelect

const most = 5
const mostBytes = 10 * 1024 * 1024

/** Pictures that patients send along: five at most, JPG or PNG. 422 at `photos`. */
export function assertPhotos(uploads: NewFile[]): void {
  const refuse = (code: string, en: string, ja: string) => invalid('photos', code, { en, ja })
  if (uploads.length > most)
    throw refuse('TOO_MANY_FILES', 'Add up to 5 photos.', '写真は5枚までです。')
  if (uploads.some(({ content }) => content.length === 0 || content.length > mostBytes))
    throw refuse('FILE_TOO_LARGE', 'Each photo can be up to 10 MB.', '写真は1枚10MBまでです。')
  if (uploads.some(({ contentType }) => !['image/jpeg', 'image/png'].includes(contentType)))
    throw refuse('FILE_TYPE', 'Choose JPG or PNG photos.', 'JPGまたはPNGの写真を選んでください。')
}

/** Those of one record, as the wire has them. */
export const photosOf = (ownerId: string, rows: readonly FileRow[]): Photo[] =>
  rows
    .filter((file) => file.ownerId === ownerId && file.deletedAt === null)
    .map((file) => wireOf('Photo', file))

/** Those of one record, read with the caller's `db`. */
export const readPhotos = (ctx: Ctx, ownerType: string, ownerId: string): Promise<FileRow[]> =>
  ctx.db
    .select()
    .from(files)
    .where(and(eq(files.ownerType, ownerType), eq(files.ownerId, ownerId)))
    .orderBy(files.createdAt, files.id)
