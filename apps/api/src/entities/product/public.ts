import type { Handlers } from '../../http/handler.ts'
import { inlineReply } from '../../http/replies.ts'
import { unauthenticated } from '../errors.ts'
import { getProductPicture } from './pictureFiles.ts'

export const handlers = {
  /** One address for all readers: products look the same for doctors, patients and the console. */
  'GET /api/product-pictures/{pictureId}': async (ctx, { params, query, http }) => {
    if (Object.keys(http.session?.logins ?? {}).length === 0) throw unauthenticated()
    return inlineReply(await getProductPicture(ctx, params.pictureId, query.size ?? 'full'), {
      immutable: true,
    })
  },
} satisfies Handlers<'public'>
