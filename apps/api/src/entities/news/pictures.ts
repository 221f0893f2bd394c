import { dayMs } from '@officina/shared/dates/days'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq, inArray, isNull, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { invalid, notFound } from '../errors.ts'
import { assertPicture, readPicture } from '../file/picture.ts'
import { type NewFile, removeStored, storeFiles } from '../file/store.ts'

const ownerType = 'news_picture'
const path = '/api/news-pictures/'
const keptDays = 7

/** Takes in a picture for a text, JPG or PNG of at most 5 MB by its first bytes. 422 at `picture`. */
export async function addNewsPicture(
  ctx: AdminCtx,
  alt: string,
  uploads: NewFile[],
): Promise<{ id: string; url: string; markdown: string }> {
  assertPicture('picture', uploads)
  const file = await inTransaction(ctx, async (tx) => {
    const owner = { ownerType, ownerId: tx.actor.id, purpose: 'news' }
    const [stored] = await storeFiles(tx, uploads, owner)
    await audit(tx, { action: 'news.add_picture', objectId: null })
    return stored
  })
  if (!file) throw notFound()
  const url = `${path}${file.id}`
  return { id: file.id, url, markdown: `![${alt.trim()}](${url})` }
}

/** A picture of news; the caller has made sure that somebody is signed in. 404 for what is none. */
export const getNewsPicture = (ctx: Ctx, id: string) =>
  readPicture(ctx, and(eq(files.id, id), eq(files.ownerType, ownerType)))

/** Every picture of a text says what it shows, and those of ours exist. 422 at `body_markdown`. */
export async function assertPictures(ctx: Ctx, markdown: string): Promise<void> {
  const pictures = [...markdown.matchAll(/!\[([^\]\n]*)\]\((\/[^)\s]*)\)/g)]
  if (pictures.some(([, alt]) => !alt?.trim()))
    throw invalid('body_markdown', 'ALT_REQUIRED', {
      en: 'Describe each picture between the brackets: ![description](…).',
      ja: '画像の内容を角かっこの中に書いてください：![説明](…)',
    })
  const ids = [
    ...new Set(
      pictures.flatMap(([, , src]) => (src?.startsWith(path) ? src.slice(path.length) : [])),
    ),
  ]
  if (ids.length === 0) return
  const known = await ctx.db.$count(
    files,
    and(
      inArray(sql`${files.id}::text`, ids),
      eq(files.ownerType, ownerType),
      isNull(files.deletedAt),
    ),
  )
  if (known < ids.length)
    throw invalid('body_markdown', 'PICTURE_UNKNOWN', {
      en: 'A picture in this text no longer exists. Insert it again.',
      ja: '存在しない画像が含まれています。もう一度挿入してください。',
    })
}

/** Removes pictures that were uploaded a week ago and stand in no text. */
export async function purgeNewsPictures(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptDays * dayMs)
  const unused = await ctx.db
    .update(files)
    .set({ deletedAt: ctx.clock.now() })
    .where(
      and(
        eq(files.ownerType, ownerType),
        isNull(files.deletedAt),
        sql`${files.createdAt} < ${before.toISOString()}::timestamptz`,
        sql`not exists (select 1 from news n where strpos(n.body_markdown, ${path} || ${files.id}::text) > 0)`,
      ),
    )
    .returning({ key: files.key })
  await removeStored(ctx, unused)
}
