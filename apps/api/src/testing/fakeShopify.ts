import { graphql } from 'graphql'
import type { FakeCode, FakeShopify } from './fakeShopifyTypes.ts'
import { rootOf, storefrontSchema } from './fakeStorefront.ts'
import { startHttpServer } from './httpServer.ts'

export type { FakeShopify } from './fakeShopifyTypes.ts'

/** A Storefront API on this machine: a real HTTP server that executes queries on the public schema. */
export async function startFakeShopify(): Promise<FakeShopify> {
  const { url: origin, close } = await startHttpServer(async (request, response) => {
    fake.requests++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (fake.fault === 'away') return request.socket.destroy()
    if (fake.fault === 'limited') return json(429, {})
    if (fake.fault === 'garbage') return response.end('<html>Sorry</html>')
    if (fake.fault === 'huge') return json(200, { data: 'x'.repeat(9 * 1024 * 1024) })
    if (fake.fault === 'wrong') return json(200, { data: { products: null } })
    if (fake.fault === 'throttled')
      return json(200, {
        errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      })
    if (request.url?.startsWith('/admin/')) {
      if (request.headers['x-shopify-access-token'] !== fake.settings.adminToken)
        return json(401, {})
      if (request.url.endsWith('/graphql.json')) return json(200, makeCode(fake, chunks))
      const url = new URL(request.url, `https://${fake.settings.storeDomain}`)
      const at = Number(url.searchParams.get('page_info') ?? 0)
      url.search = `?page_info=${at + 1}`
      if (at + 1 < fake.orders.length) response.setHeader('link', `<${url.href}>; rel="next"`)
      return json(200, { orders: fake.orders.slice(at, at + 1) })
    }
    if (request.headers['x-shopify-storefront-access-token'] !== fake.settings.storefrontToken)
      return json(403, {})
    const { query, variables } = JSON.parse(Buffer.concat(chunks).toString())
    json(
      200,
      await graphql({
        schema: storefrontSchema,
        source: query,
        variableValues: variables,
        rootValue: rootOf(fake),
      }),
    )
  })
  const fake: FakeShopify = {
    settings: {
      storeDomain: 'fake.myshopify.com',
      storefrontToken: 'public-token',
      webhookSecret: 'webhook-secret',
      adminToken: 'admin-token',
      discountPrefix: 'OFFICINA-',
    },
    fetch: (input, init) => {
      const url = new URL(String(input))
      return fetch(`${origin}${url.pathname}${url.search}`, init)
    },
    products: [],
    collections: [],
    carts: [],
    orders: [],
    codes: [],
    refusesAddresses: false,
    fault: undefined,
    requests: 0,
    close,
  }
  return fake
}

function makeCode(fake: FakeShopify, chunks: Buffer[]) {
  const { query, variables } = JSON.parse(Buffer.concat(chunks).toString())
  if (!query.includes('discountCodeBasicCreate')) throw new Error('an operation of another kind')
  const code = variables.basicCodeDiscount as FakeCode
  const isTaken = fake.codes.some((each) => each.code === code.code)
  if (!isTaken) fake.codes.push(code)
  return {
    data: {
      discountCodeBasicCreate: {
        codeDiscountNode: isTaken ? null : { id: `gid://shopify/DiscountCodeNode/${code.code}` },
        userErrors: isTaken ? [{ field: ['code'], code: 'TAKEN', message: 'Taken.' }] : [],
      },
    },
  }
}
