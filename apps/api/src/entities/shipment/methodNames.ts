import type { Ctx } from '../../context.ts'
import { getShopSettings } from '../platform/shopSettings.ts'

/** What the ways to deliver are called, by key, in the reader's language; also those that are no longer offered. */
export async function methodNames(ctx: Ctx): Promise<Map<string, string>> {
  const methods = (await getShopSettings(ctx))['shipping.methods']
  return new Map(methods.map(({ key, name }) => [key, name[ctx.origin.locale]]))
}
