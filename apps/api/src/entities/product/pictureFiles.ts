import type { Ctx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq } from '../../db/sql.ts'
import type { PictureSize } from '../../pictures/port.ts'
import { readPicture } from '../file/picture.ts'

const ownerType = 'product_picture'

export const ownerOf = (productId: string) => ({
  ownerType,
  ownerId: productId,
  purpose: 'product',
})

/** The stored pictures of a product. */
export const picturesOf = (id: string) => and(eq(files.ownerType, ownerType), eq(files.ownerId, id))

/** A picture of a product; the caller has made sure that somebody is signed in. 404 for what is none. */
export const getProductPicture = (ctx: Ctx, id: string, size: PictureSize) =>
  readPicture(ctx, and(eq(files.id, id), eq(files.ownerType, ownerType)), size)
