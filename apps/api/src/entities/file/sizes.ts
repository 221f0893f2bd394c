import type { Ctx } from '../../context.ts'
import { type Sizes, UnreadablePictureError } from '../../pictures/port.ts'
import { unreadablePicture } from './picture.ts'
import type { NewFile } from './store.ts'

/** A picture in every size. 422 at the field for what cannot be decoded. */
export async function drawSizes(ctx: Ctx, field: string, upload: NewFile): Promise<Sizes> {
  try {
    return await ctx.pictures.sizes(upload.content, upload.contentType)
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error
    throw unreadablePicture(field, upload.filename)
  }
}
