import type { components } from '@officina/openapi/schema'
import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, inArray } from '../../db/sql.ts'
import { invalid } from '../errors.ts'
import { assertPicture } from '../file/picture.ts'
import { keysOf, type StoredPicture } from '../file/sizeKeys.ts'
import { drawSizes, storeSizes } from '../file/sizes.ts'
import { type NewFile, removeStored } from '../file/store.ts'
import { assertOwnShop } from './allowed.ts'
import { product } from './entity.ts'
import { ownerOf, picturesOf } from './pictureFiles.ts'

type Pictures = components['schemas']['ProductPictures']

const path = '/api/product-pictures/'
const most = 10

/** Takes in a picture, JPG or PNG of at most 5 MB: it is drawn anew in three sizes, before a row is locked. */
export async function addPicture(
  ctx: AdminCtx,
  id: string,
  alt: string,
  uploads: NewFile[],
): Promise<void> {
  assertOwnShop(ctx)
  const { images: before } = await product.get(ctx, id)
  if (before.length >= most) throw tooMany()
  const upload = assertPicture('picture', uploads)
  const sizes = await drawSizes(ctx, 'picture', upload)
  await inTransaction(ctx, async (tx) => {
    const row = await product.lock(tx, id)
    if (row.images.length >= most) throw tooMany()
    const stored = await storeSizes(tx, ownerOf(id), upload.filename, sizes)
    const images = [...row.images, { url: `${path}${stored}`, alt: alt.trim() }]
    await row.save({ images }, { action: 'picture_added', after: { pictures: images.length } })
  })
}

/** Orders and describes the pictures, and removes those that are not named. 422 at `pictures` for an unknown one. */
export async function arrangePictures(ctx: AdminCtx, id: string, input: Pictures): Promise<void> {
  const gone = await arrange(ctx, id, input)
  await removeStored(ctx, gone.flatMap(keysOf))
}

const arrange = product.command(
  'pictures_changed',
  { may: (ctx: TxCtx<AdminActor>) => assertOwnShop(ctx) },
  async (tx: TxCtx<AdminActor>, row, { pictures }: Pictures): Promise<StoredPicture[]> => {
    const known = row.images.map(({ url }) => url)
    const wanted = pictures.map(({ url }) => url)
    if (new Set(wanted).size < wanted.length || wanted.some((url) => !known.includes(url)))
      throw invalid('pictures', 'PICTURE_UNKNOWN', {
        en: 'A picture has been removed. Load the latest version.',
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
          picturesOf(row.id),
          inArray(
            files.id,
            removed.map((url) => url.slice(path.length)),
          ),
        ),
      )
      .returning({ key: files.key, contentType: files.contentType })
  },
)

const tooMany = () =>
  invalid('picture', 'TOO_MANY_FILES', {
    en: 'A product can have up to 10 pictures. Remove one first.',
    ja: '画像は10枚までです。先に1枚削除してください。',
  })
