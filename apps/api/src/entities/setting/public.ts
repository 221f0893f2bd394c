import type { Handlers } from '../../http/handler.ts'
import { FileReply } from '../../http/replies.ts'
import { getShopLogo } from './logo.ts'

export const handlers = {
  'GET /api/shop-logos/{logoId}': async (ctx, { params }) => {
    const logo = await getShopLogo(ctx, params.logoId)
    return new FileReply(logo.content, logo.filename, logo.contentType, true)
  },
} satisfies Handlers<'public'>
