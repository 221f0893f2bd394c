import { createHmac, timingSafeEqual } from 'node:crypto'
import { type ShopEvent, shopTopics } from '../port.ts'

/** The event when Shopify's signature over the raw body holds and Officina listens to its topic, else null. */
export function parseShopifyWebhook(
  secret: string,
  storeDomain: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): ShopEvent | null {
  const given = Buffer.from(headers['x-shopify-hmac-sha256'] ?? '', 'base64')
  const expected = createHmac('sha256', secret).update(rawBody).digest()
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  // an app's secret signs for every store it is installed in
  if (headers['x-shopify-shop-domain']?.toLowerCase() !== storeDomain.toLowerCase()) return null
  const topic = shopTopics.find((each) => each === headers['x-shopify-topic'])
  const id = headers['x-shopify-webhook-id']
  if (!topic || !id || id.length > 100) return null
  try {
    return { id, topic, payload: JSON.parse(rawBody.toString('utf8')) }
  } catch {
    return null
  }
}
