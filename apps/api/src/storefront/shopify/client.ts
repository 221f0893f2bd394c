import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import type { z } from 'zod'
import { DomainError } from '../../entities/errors.ts'
import { API_VERSION } from './queries.ts'

type ShopifySettings = { storeDomain: string; storefrontToken: string }
export type Fetch = typeof globalThis.fetch

const TIMEOUT_MS = 5_000
const MAX_BYTES = 8 * 1024 * 1024
/** After so many failures in a row the shop is left alone for a while. */
const FAILURES = 5
const REST_MS = 10_000

type ShopifyClient = <T extends z.ZodType>(
  operation: string,
  variables: Record<string, unknown>,
  answer: T,
) => Promise<z.infer<T>>

/**
 * Asks the Storefront API; the answer has the given shape. Throws `STOREFRONT_DOWN` (503) when the shop
 * is slow, away, limits us, or answers anything else. Nothing is sent twice: jobs try again by themselves.
 */
export function createShopifyClient(
  settings: ShopifySettings,
  { fetch = globalThis.fetch, now = Date.now }: { fetch?: Fetch; now?: () => number } = {},
): ShopifyClient {
  const token = settings.storefrontToken
  const client = createStorefrontApiClient({
    storeDomain: settings.storeDomain,
    apiVersion: API_VERSION,
    clientName: 'officina',
    retries: 0,
    customFetchApi: (url, init) => fetchSmall(fetch, url, init),
    ...(token.startsWith('shpat_') ? { privateAccessToken: token } : { publicAccessToken: token }),
  })
  let failures = 0
  let restUntil = 0
  return async (operation, variables, answer) => {
    if (now() < restUntil) throw storefrontDown('it is left alone after failures')
    const { data, errors } = await client.request(operation, { variables })
    const parsed = errors ? undefined : answer.safeParse(data)
    if (parsed?.success) {
      failures = 0
      return parsed.data
    }
    if (++failures >= FAILURES) {
      failures = 0
      restUntil = now() + REST_MS
    }
    const codes = errors?.graphQLErrors?.map((error) => error.extensions?.code ?? error.message)
    throw storefrontDown(
      parsed
        ? 'it answered in an unknown shape'
        : [errors?.networkStatusCode, errors?.message, ...(codes ?? [])].filter(Boolean).join(' '),
    )
  }
}

export function storefrontDown(cause: string): DomainError {
  const error = new DomainError('unavailable', 'STOREFRONT_DOWN', {
    en: 'The shop cannot be reached right now. Nothing is lost. Try again in a moment.',
    ja: '現在ショップに接続できません。内容は保存されています。しばらくしてからお試しください。',
  })
  error.cause = new Error(`Shopify: ${cause}`)
  return error
}

/** Follows no redirect, waits five seconds at most and reads no more than it must. */
export async function fetchSmall(fetch: Fetch, url: string, init?: Parameters<Fetch>[1]) {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return new Response(Buffer.concat(chunks), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  })
}
