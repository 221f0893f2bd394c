import { createHmac } from 'node:crypto'
import { parse, validate } from 'graphql'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Ctx } from '../../context.ts'
import { DomainError } from '../../entities/errors.ts'
import { startFakeShopify } from '../../testing/fakeShopify.ts'
import { storefrontSchema } from '../../testing/fakeStorefront.ts'
import { useClinic } from '../../testing/harness.ts'
import { cleanHtml } from '../cleanHtml.ts'
import type { Storefront } from '../port.ts'
import { minorUnits } from './map.ts'
import { operations } from './queries.ts'
import { createShopifyShop } from './shop.ts'

const t = await useClinic()
const fake = await startFakeShopify()
afterAll(fake.close)
let shop: Storefront<Ctx>
let now = 0
const page = { first: 10, after: null }

beforeEach(() => {
  fake.fault = undefined
  shop = createShopifyShop(fake.settings, { fetch: fake.fetch, now: () => now })
})

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof DomainError ? [error.kind, error.code] : error),
  )

describe('operations', () => {
  it.each(Object.entries(operations))('%s is valid on the public schema', (_name, source) => {
    expect(validate(storefrontSchema, parse(source))).toEqual([])
  })
})

describe('faults', () => {
  it.each(['away', 'limited', 'garbage', 'huge', 'wrong', 'throttled'] as const)(
    '%s is STOREFRONT_DOWN, asked once',
    async (fault) => {
      fake.fault = fault
      const before = fake.requests
      expect(await failure(shop.products(t.ctx, page))).toEqual(['unavailable', 'STOREFRONT_DOWN'])
      expect(fake.requests - before).toBe(1)
    },
  )

  it('leaves a shop alone that fails again and again, then asks again', async () => {
    fake.fault = 'limited'
    const before = fake.requests
    for (let i = 0; i < 8; i++) await failure(shop.products(t.ctx, page))
    expect(fake.requests - before).toBe(5)
    fake.fault = undefined
    now += 10_000
    expect((await shop.products(t.ctx, page)).nodes).toEqual([])
  })

  it('gives up on a shop that does not answer', async () => {
    const silent = createShopifyShop(fake.settings, {
      fetch: (_url, init) => {
        expect(init?.signal).toBeInstanceOf(AbortSignal)
        expect(init?.redirect).toBe('error')
        return Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))
      },
    })
    expect(await failure(silent.products(t.ctx, page))).toEqual(['unavailable', 'STOREFRONT_DOWN'])
  })
})

describe('webhooks', () => {
  const body = Buffer.from('{"id":1}')
  const sign = (raw: Buffer, secret = fake.settings.webhookSecret) => ({
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(raw).digest('base64'),
    'x-shopify-shop-domain': fake.settings.storeDomain,
    'x-shopify-topic': 'orders/create',
    'x-shopify-webhook-id': 'w-1',
  })

  it('takes what the shop has signed', () => {
    expect(shop.parseWebhook(sign(body), body)).toEqual({
      id: 'w-1',
      topic: 'orders/create',
      payload: { id: 1 },
    })
  })

  it('takes nothing forged, changed, of another shop, of another topic, or unreadable', () => {
    const text = Buffer.from('{')
    const refused: [Record<string, string>, Buffer][] = [
      [{}, body],
      [sign(body, 'other'), body],
      [sign(body), Buffer.from('{"id":2}')],
      [{ ...sign(body), 'x-shopify-hmac-sha256': 'x' }, body],
      [{ ...sign(body), 'x-shopify-shop-domain': 'other.myshopify.com' }, body],
      [{ ...sign(body), 'x-shopify-topic': 'app/uninstalled' }, body],
      [{ ...sign(body), 'x-shopify-webhook-id': '' }, body],
      [sign(text), text],
    ]
    for (const [headers, raw] of refused) expect(shop.parseWebhook(headers, raw)).toBeNull()
  })
})

describe('values', () => {
  it('reads amounts exactly', () => {
    expect(minorUnits('19.99', 'USD')).toBe(1_999)
    expect(minorUnits('19.9', 'USD')).toBe(1_990)
    expect(minorUnits('1200.00', 'JPY')).toBe(1_200)
    expect(minorUnits('1200.50', 'JPY')).toBeUndefined()
    expect(minorUnits('-1', 'USD')).toBeUndefined()
    expect(minorUnits('1e3', 'USD')).toBeUndefined()
  })

  it('keeps plain tags and no script, attribute or broken tag', () => {
    expect(cleanHtml('<p class="x" onclick="a()">Take <b>two</b></p>')).toBe(
      '<p>Take <b>two</b></p>',
    )
    expect(cleanHtml('<script>alert(1)</script><img src=x onerror=alert(1)>ok')).toBe('ok')
    expect(cleanHtml('<scr<script></script>ipt>alert(1)</script>')).not.toMatch(/<s/)
    expect(cleanHtml('5 < 6 <p>a<svg><p onload=x></svg><a href="javascript:x">b</a>')).toBe(
      '5 &lt; 6 <p>ab</p>',
    )
  })
})
