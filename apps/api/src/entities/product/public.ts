import type { Handlers } from '../../http/handler.ts'
import { FileReply } from '../../http/replies.ts'
import { unauthenticated } from '../errors.ts'
import { getProductPicture } from './pictures.ts'

export const handlers = {
  /** One address for all readers: products look the same for doctors, patients and the console. */
  'GET /api/product-pictures/{pictureId}': async (ctx, { params, http }) => {
    if (Object.keys(http.session?.logins ?? {}).length === 0) throw unauthenticated()
    const picture = await getProductPicture(ctx, params.pictureId)
    return new FileReply(picture.content, picture.filename, picture.contentType, true)
  },
} satisfies Handlers<'public'>
