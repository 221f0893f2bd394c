import type { Handlers } from '../../http/handler.ts'
import { inlineReply } from '../../http/replies.ts'
import { getShopLogo, getShopPicture } from './logo.ts'

export const handlers = {
  'GET /api/shop-logos/{logoId}': async (ctx, { params }) =>
    inlineReply(await getShopLogo(ctx, params.logoId), { immutable: true }),
  'GET /api/shop-pictures/{pictureId}': async (ctx, { params }) =>
    inlineReply(await getShopPicture(ctx, params.pictureId), { immutable: true }),
} satisfies Handlers<'public'>
