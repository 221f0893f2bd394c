import type { Ctx, TxCtx } from '../../context.ts'
import { type Sizes, UnreadablePictureError } from '../../pictures/port.ts'
import { cleanFileName } from './name.ts'
import { unreadablePicture } from './picture.ts'
import { inSizes, sizeKey, smallerSizes } from './sizeKeys.ts'
import { type FileOwner, type NewFile, removeStored, storeFiles } from './store.ts'

/** A picture in every size. 422 at the field for what cannot be decoded. */
export async function drawSizes(ctx: Ctx, field: string, upload: NewFile): Promise<Sizes> {
  try {
    return await ctx.pictures.sizes(upload.content, upload.contentType)
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error
    throw unreadablePicture(field, upload.filename)
  }
}

/** Keeps a picture: one row for the full size, and the others beside its file. Answers the row's id. */
export async function storeSizes(
  tx: TxCtx,
  owner: FileOwner,
  filename: string,
  sizes: Sizes,
): Promise<string> {
  const upload = {
    filename: cleanFileName(filename, inSizes),
    contentType: inSizes,
    content: sizes.full,
  }
  const [stored] = await storeFiles(tx, [upload], owner)
  if (!stored) throw new Error('a picture was not stored')
  for (const size of smallerSizes) {
    const key = sizeKey(stored.key, size)
    tx.tx.onRollback.push(() => removeStored(tx, [{ key }]))
    await tx.files.put(key, sizes[size])
  }
  return stored.id
}
