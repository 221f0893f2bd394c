import type { AdminCtx } from '../../context.ts'
import { products, variants } from '../../db/schema/product.ts'
import { eq } from '../../db/sql.ts'

/** A number as a shop would give it, from a UUIDv7: its moment and 24 random bits. */
export const shopIdOf = (id: string) => {
  const digits = id.replaceAll('-', '')
  return BigInt(`0x${digits.slice(0, 12)}${digits.slice(-6)}`).toString()
}

/** The handle that a title makes; with the end of the id where another product has it. */
export async function freeHandle(ctx: AdminCtx, title: string, id: string): Promise<string> {
  const handle = handleOf(title)
  const taken = await ctx.db.$count(products, eq(products.handle, handle))
  return taken > 0 || handle === '' ? ownHandle(handle, id) : handle
}

/** What a title says as a short name; empty where it has neither letters nor digits. */
export const handleOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
    .replace(/-$/, '')

export const ownHandle = (handle: string, id: string): string =>
  `${handle || 'product'}-${id.slice(-12)}`

/** The SKU of a copy: `NF-MG-60-2`, or the first number after it that is free. */
export async function freeSku(ctx: AdminCtx, sku: string): Promise<string> {
  for (let n = 2; ; n++) {
    const next = `${sku.slice(0, 55)}-${n}`
    if ((await ctx.db.$count(variants, eq(variants.sku, next))) === 0) return next
  }
}
