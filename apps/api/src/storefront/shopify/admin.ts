import { z } from 'zod'
import type { ShopPage } from '../port.ts'
import { type Fetch, fetchSmall, storefrontDown } from './client.ts'
import { API_VERSION } from './queries.ts'

const answer = z.object({ orders: z.array(z.unknown()) })

/**
 * Orders of the shop that changed since then, in the shape of its webhooks, oldest change first. Asks the
 * Admin API, which answers what webhooks say; throws `STOREFRONT_DOWN` when it does not.
 */
export async function readOrders(
  fetch: Fetch,
  { storeDomain, adminToken }: { storeDomain: string; adminToken: string },
  { since, after }: { since: Date; after: string | null },
): Promise<ShopPage<unknown>> {
  const url = new URL(`https://${storeDomain}/admin/api/${API_VERSION}/orders.json`)
  url.searchParams.set('limit', '50')
  // a further page is named by its mark alone
  if (after) url.searchParams.set('page_info', after)
  else {
    url.searchParams.set('status', 'any')
    url.searchParams.set('order', 'updated_at asc')
    url.searchParams.set('updated_at_min', since.toISOString())
  }
  const headers = { 'x-shopify-access-token': adminToken, accept: 'application/json' }
  const response = await fetchSmall(fetch, url.href, { headers }).catch((error: unknown) => {
    throw storefrontDown(`Admin API: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (!response.ok) throw storefrontDown(`Admin API: ${response.status}`)
  const parsed = answer.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw storefrontDown('Admin API: it answered in an unknown shape')
  return { nodes: parsed.data.orders, endCursor: nextOf(response.headers.get('link')) }
}

/** The mark of the next page in a Link header. */
function nextOf(link: string | null): string | null {
  const next = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1]
  return next ? new URL(next).searchParams.get('page_info') : null
}
