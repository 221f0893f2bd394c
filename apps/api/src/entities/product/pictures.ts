import type { components } from '@officina/openapi/schema'
import {
  type AdminActor,
  type AdminCtx,
  type Ctx,
  inTransaction,
  type TxCtx,
} from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { invalid } from '../errors.ts'
import { withoutMetadata } from '../file/metadata.ts'
import { assertPicture, readPicture } from '../file/picture.ts'
import { type NewFile, removeStored, storeFiles } from '../file/store.ts'
import { assertOwnShop } from './allowed.ts'
import { product } from './entity.ts'

type Pictures = components['schemas']['ProductPictures']

const ownerType = 'product_picture'
const path = '/api/product-pictures/'
const most = 10
const mostBytes = {
  bytes: 5 * 1024 * 1024,
  texts: { en: 'Choose a picture of up to 5 MB.', ja: '5MB以下の画像を選んでください。' },
}

/** Takes in a picture, JPG or PNG of at most 5 MB by its first bytes, without what the camera wrote into it. */
export async function addPicture(
  ctx: AdminCtx,
  id: string,
  alt: string,
  uploads: NewFile[],
): Promise<void> {
  assertOwnShop(ctx)
  await inTransaction(ctx, async (tx) => {
    const row = await product.lock(tx, id)
    assertPicture('picture', uploads, mostBytes)
    if (row.images.length >= most) throw tooMany()
    const clean = uploads.map((file) => ({
      ...file,
      content: withoutMetadata(file.contentType, file.content),
    }))
    const owner = { ownerType, ownerId: id, purpose: 'product' }
    const [stored] = await storeFiles(tx, clean, owner)
    const images = [...row.images, { url: `${path}${stored?.id}`, alt: alt.trim() }]
    await row.save({ images }, { action: 'picture_added', after: { pictures: images.length } })
  })
}

/** Orders and describes the pictures, and removes those that are not named. 422 at `pictures` for an unknown one. */
export async function arrangePictures(ctx: AdminCtx, id: string, input: Pictures): Promise<void> {
  const gone = await arrange(ctx, id, input)
  await removeStored(ctx, gone)
}

const arrange = product.command(
  'pictures_changed',
  { may: (ctx: TxCtx<AdminActor>) => assertOwnShop(ctx) },
  async (tx: TxCtx<AdminActor>, row, { pictures }: Pictures): Promise<{ key: string }[]> => {
    const known = row.images.map(({ url }) => url)
    const wanted = pictures.map(({ url }) => url)
    if (new Set(wanted).size < wanted.length || wanted.some((url) => !known.includes(url)))
      throw invalid('pictures', 'PICTURE_UNKNOWN', {
        en: 'A picture has been removed meanwhile. Load the latest version.',
        ja: '削除された画像が含まれています。最新の内容を読み込んでください。',
      })
    const images = pictures.map(({ url, alt }) => ({ url, alt: alt.trim() }))
    await row.save(
      { images },
      { before: { pictures: known.length }, after: { pictures: images.length } },
    )
    const removed = known.filter((url) => !wanted.includes(url) && url.startsWith(path))
    if (removed.length === 0) return []
    return tx.db
      .delete(files)
      .where(
        and(
          eq(files.ownerType, ownerType),
          eq(files.ownerId, row.id),
          inArray(
            files.id,
            removed.map((url) => url.slice(path.length)),
          ),
        ),
      )
      .returning({ key: files.key })
  },
)

/** The stored pictures of a product. */
export const picturesOf = (id: string) => and(eq(files.ownerType, ownerType), eq(files.ownerId, id))

/** A picture of a product; the caller has made sure that somebody is signed in. 404 for what is none. */
export const getProductPicture = (ctx: Ctx, id: string) =>
  readPicture(ctx, and(eq(files.id, id), eq(files.ownerType, ownerType)))

const tooMany = () =>
  invalid('picture', 'TOO_MANY_FILES', {
    en: 'A product can have up to 10 pictures. Remove one first.',
    ja: '画像は10枚までです。先に1枚削除してください。',
  })
