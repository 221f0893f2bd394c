import type { Handlers } from '../../http/handler.ts'
import { FileReply } from '../../http/replies.ts'
import { getShopLogo, getShopPicture } from './logo.ts'

export const handlers = {
  'GET /api/shop-logos/{logoId}': async (ctx, { params }) => {
    const logo = await getShopLogo(ctx, params.logoId)
    return new FileReply(logo.content, logo.filename, logo.contentType, true, true)
  },
  'GET /api/shop-pictures/{pictureId}': async (ctx, { params }) => {
    const picture = await getShopPicture(ctx, params.pictureId)
    return new FileReply(picture.content, picture.filename, picture.contentType, true, true)
  },
} satisfies Handlers<'public'>
