import { afterAll, describe, expect, it } from 'vitest'
import { type Ctx, inTransaction } from '../context.ts'
import { stock } from '../db/schema/product.ts'
import { DomainError } from '../entities/errors.ts'
import { startFakeShopify } from '../testing/fakeShopify.ts'
import { makeCatalog, makeProduct } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { createEmbeddedShop } from './embedded.ts'
import type { ShopPage, StockMove, Storefront } from './port.ts'
import { createShopifyShop } from './shopify/shop.ts'

const t = await useClinic()
const fake = await startFakeShopify()
afterAll(fake.close)

/** What every shop behind the port must do, whatever is behind it. */
function describeStorefront(
  name: string,
  shop: Storefront<Ctx>,
  offer: () => Promise<void> = async () => {},
): void {
  describe(`storefront: ${name}`, () => {
    const within = (work: (s: typeof t.ctx) => Promise<unknown>) => inTransaction(t.ctx, work)
    const levels = async (variantId: string) => {
      const row = await t.row(stock, { variantId })
      return row && [row.onHand, row.reserved]
    }
    const refusal = async (work: Promise<unknown>) => {
      const error = await work.then(
        () => undefined,
        (e: unknown) => e,
      )
      return error instanceof DomainError ? [error.kind, error.code] : error
    }

    it('pages through every product and collection once', async () => {
      const made = await Promise.all(Array.from({ length: 5 }, () => makeProduct(t)))
      await makeCatalog(t, made.slice(0, 2), 'A')
      await makeCatalog(t, made, 'B')
      await offer()
      const products = await readAll((after) => shop.products(t.ctx, { first: 2, after }))
      const ids = products.map((product) => product.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(made.map((product) => product.shopifyProductId)))
      expect(products[0]?.variants[0]).toMatchObject({
        price: { amount: 2_500, currency: 'USD' },
        availableForSale: true,
        quantityAvailable: 100,
      })
      const collections = await readAll((after) => shop.collections(t.ctx, { first: 1, after }))
      expect(collections.findLast((each) => each.title === 'B')?.productIds).toEqual(
        made.map((product) => product.shopifyProductId),
      )
      const [id = ''] = ids
      expect(await shop.product(t.ctx, id)).toEqual(products[0])
      expect(await shop.product(t.ctx, '1')).toBeNull()
    })

    it('reserves, releases, dispatches and restocks inside the transaction', async () => {
      const { variantId } = await makeProduct(t, { onHand: 10 })
      const move = [{ variantId, quantity: 4 }]
      await within((ctx) => shop.reserve(ctx, move))
      expect(await levels(variantId)).toEqual([10, 4])
      expect(await shop.available(t.ctx, [variantId])).toEqual(new Map([[variantId, 6]]))
      await within((ctx) => shop.release(ctx, [{ variantId, quantity: 1 }]))
      await within((ctx) => shop.dispatch(ctx, [{ variantId, quantity: 3 }]))
      expect(await levels(variantId)).toEqual([7, 0])
      await within((ctx) => shop.restock(ctx, [{ variantId, quantity: 1 }]))
      expect(await levels(variantId)).toEqual([8, 0])
      await expect(shop.reserve(t.ctx, move)).rejects.toThrow('transaction')
    })

    it('takes nothing when one line is short, nor when the caller rolls back', async () => {
      const [a, b] = [await makeProduct(t, { onHand: 5 }), await makeProduct(t, { onHand: 1 })]
      const moves = [a, b].map(({ variantId }) => ({ variantId, quantity: 2 }))
      expect(await refusal(within((ctx) => shop.reserve(ctx, moves)))).toEqual([
        'invalid',
        'PRODUCT_UNAVAILABLE',
      ])
      const broken = within(async (ctx) => {
        await shop.reserve(ctx, [{ variantId: a.variantId, quantity: 2 }])
        throw new Error('later')
      })
      await expect(broken).rejects.toThrow('later')
      expect(await levels(a.variantId)).toEqual([5, 0])
    })

    it('never gives back or sends more than was taken', async () => {
      const { variantId } = await makeProduct(t, { onHand: 5 })
      const move = [{ variantId, quantity: 1 }]
      for (const work of [shop.release, shop.dispatch])
        expect(await refusal(within((ctx) => work(ctx, move)))).toEqual([
          'invalid',
          'PRODUCT_UNAVAILABLE',
        ])
      expect(await levels(variantId)).toEqual([5, 0])
    })

    it('adds lines of one variant together and ignores empty moves', async () => {
      const { variantId } = await makeProduct(t, { onHand: 3 })
      const twice: StockMove[] = [
        { variantId, quantity: 2 },
        { variantId, quantity: 2 },
      ]
      expect(await refusal(within((ctx) => shop.reserve(ctx, twice)))).toEqual([
        'invalid',
        'PRODUCT_UNAVAILABLE',
      ])
      await within((ctx) => shop.reserve(ctx, [{ variantId, quantity: 0 }]))
      expect(await levels(variantId)).toEqual([3, 0])
    })

    it('never oversells, and crossing orders never block each other', async () => {
      const [a, b] = [await makeProduct(t, { onHand: 10 }), await makeProduct(t, { onHand: 10 })]
      const orders = Array.from({ length: 40 }, (_, i) => {
        const pair = i % 2 ? [a, b] : [b, a]
        return within((ctx) =>
          shop.reserve(
            ctx,
            pair.map(({ variantId }) => ({ variantId, quantity: 1 })),
          ),
        ).then(
          () => true,
          () => false,
        )
      })
      const won = (await Promise.all(orders)).filter(Boolean)
      expect(won).toHaveLength(10)
      expect([await levels(a.variantId), await levels(b.variantId)]).toEqual([
        [10, 10],
        [10, 10],
      ])
    })

    it('takes no event without a signature', () => {
      expect(shop.parseWebhook({}, Buffer.from('{}'))).toBeNull()
    })
  })
}

const embedded = createEmbeddedShop()
describeStorefront('embedded', embedded)
describeStorefront('Shopify', createShopifyShop(fake.settings, { fetch: fake.fetch }), async () => {
  fake.products = await readAll((after) => embedded.products(t.ctx, { first: 50, after }))
  fake.collections = await readAll((after) => embedded.collections(t.ctx, { first: 50, after }))
})

async function readAll<T>(page: (after: string | null) => Promise<ShopPage<T>>): Promise<T[]> {
  const nodes: T[] = []
  for (let after: string | null = null; ; ) {
    const next: ShopPage<T> = await page(after)
    nodes.push(...next.nodes)
    if (!next.endCursor) return nodes
    after = next.endCursor
  }
}
