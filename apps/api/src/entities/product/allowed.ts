import type { AdminCtx } from '../../context.ts'
import { conflict, forbidden } from '../errors.ts'

/** Products of a connected shop are changed in that shop. @throws 409 SHOP_KEEPS_PRODUCTS */
export function assertOwnShop(ctx: AdminCtx): void {
  if (ctx.storefront.kind === 'embedded') return
  throw conflict('SHOP_KEEPS_PRODUCTS', {
    en: 'The products come from your shop. Change them there.',
    ja: '商品は接続先のショップで管理されています。ショップで変更してください。',
  })
}

/** What a connected shop keeps of a product or a pack may be sent unchanged or not at all. */
export function assertOurs(ctx: AdminCtx, sent: object, ours: readonly string[]): void {
  if (Object.keys(sent).some((name) => name !== 'revision' && !ours.includes(name)))
    assertOwnShop(ctx)
}

export const maySeeCost = (ctx: AdminCtx): boolean => ctx.actor.permissions.includes('product.cost')

export function assertCost(ctx: AdminCtx, { cost }: { cost?: number | null | undefined }): void {
  if (cost !== undefined && !maySeeCost(ctx)) throw forbidden()
}
