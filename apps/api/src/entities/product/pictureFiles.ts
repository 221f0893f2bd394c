import type { Ctx, TxCtx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import { type PictureSize, pictureSides, type Sizes } from '../../pictures/port.ts'
import { notFound } from '../errors.ts'
import { cleanFileName } from '../file/name.ts'
import { removeStored, storeFiles } from '../file/store.ts'

export type StoredPicture = { key: string; contentType: string }

const ownerType = 'product_picture'
/** What is kept in three sizes; pictures from before have one, as JPG or PNG. */
const inSizes = 'image/webp'
const smaller = (Object.keys(pictureSides) as PictureSize[]).filter((size) => size !== 'full')

/** Keeps a picture of a product: one row for the full size, and the others beside its file. Answers the row's id. */
export async function storeSizes(
  tx: TxCtx,
  productId: string,
  filename: string,
  sizes: Sizes,
): Promise<string> {
  const upload = {
    filename: cleanFileName(filename, inSizes),
    contentType: inSizes,
    content: sizes.full,
  }
  const owner = { ownerType, ownerId: productId, purpose: 'product' }
  const [stored] = await storeFiles(tx, [upload], owner)
  if (!stored) throw new Error('a picture was not stored')
  for (const size of smaller) {
    const key = keyOf(stored.key, size)
    tx.tx.onRollback.push(() => removeStored(tx, [{ key }]))
    await tx.files.put(key, sizes[size])
  }
  return stored.id
}

/** The stored pictures of a product. */
export const picturesOf = (id: string) => and(eq(files.ownerType, ownerType), eq(files.ownerId, id))

/** The files of a picture, in all sizes it has. */
export const keysOf = ({ key, contentType }: StoredPicture): { key: string }[] =>
  contentType === inSizes
    ? [{ key }, ...smaller.map((size) => ({ key: keyOf(key, size) }))]
    : [{ key }]

/** A picture of a product; the caller has made sure that somebody is signed in. 404 for what is none. */
export async function getProductPicture(ctx: Ctx, id: string, size: PictureSize) {
  const [row] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerType, ownerType), isNull(files.deletedAt)))
  if (!row) throw notFound()
  const key = row.contentType === inSizes ? keyOf(row.key, size) : row.key
  const { filename, contentType } = row
  return { content: await ctx.files.get(key), filename, contentType }
}

const keyOf = (key: string, size: PictureSize): string =>
  size === 'full' ? key : key.replace(/(\.\w+)$/, `-${size}$1`)
