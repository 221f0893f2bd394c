import { randomBytes } from 'node:crypto'
import { dayMs } from '@officina/shared/dates/days'
import { z } from 'zod'
import type { CartLineInput } from '../port.ts'
import { type Fetch, fetchSmall, storefrontDown } from './client.ts'
import { gidOf } from './map.ts'
import { API_VERSION } from './queries.ts'

/** A checkout takes so many codes for goods. */
const MAX_CODES = 5
/** A checkout that is opened later has no code any more; a new one is made with the next. */
const VALID_DAYS = 7

type CodeSettings = { storeDomain: string; adminToken: string; prefix: string }

/** The only thing that is ever written to the shop. */
const discountCodeCreate = `mutation OfficinaDiscount($basicCodeDiscount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) {
    codeDiscountNode { id }
    userErrors { field code message }
  }
}`

const answer = z.object({
  data: z.object({
    discountCodeBasicCreate: z.object({
      codeDiscountNode: z.object({ id: z.string() }).nullable(),
      userErrors: z.array(z.object({ message: z.string() })),
    }),
  }),
})

/**
 * Makes a code for each rate in the cart: it counts once, for these variants, for a week, and nobody can
 * guess it. Throws `STOREFRONT_DOWN` when the shop does not make it: nobody pays more than was shown.
 */
export async function makeDiscountCodes(
  fetch: Fetch,
  settings: CodeSettings,
  lines: readonly CartLineInput[],
  now: Date,
): Promise<string[]> {
  const codes: string[] = []
  for (const { rateBp, variants } of groupsOf(lines)) {
    const code = `${settings.prefix}${randomBytes(9).toString('hex').toUpperCase()}`
    await create(fetch, settings, {
      title: code,
      code,
      startsAt: now.toISOString(),
      endsAt: new Date(now.getTime() + VALID_DAYS * dayMs).toISOString(),
      usageLimit: 1,
      context: { all: 'ALL' },
      customerGets: {
        value: { percentage: rateBp / 10_000 },
        items: { products: { productVariantsToAdd: variants } },
      },
      combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
    })
    codes.push(code)
  }
  return codes
}

/** Variants by rate, dearest first; beyond what a checkout takes the nearest lower rate counts. */
function groupsOf(lines: readonly CartLineInput[]): { rateBp: number; variants: string[] }[] {
  const rates = new Map<string, number>()
  for (const { merchandiseId, discountBp } of lines) {
    const known = rates.get(merchandiseId) ?? discountBp
    rates.set(merchandiseId, Math.min(known, discountBp))
  }
  const groups: { rateBp: number; variants: string[] }[] = []
  for (const [id, rateBp] of [...rates].sort((a, b) => b[1] - a[1])) {
    if (rateBp === 0) continue
    const variant = gidOf('ProductVariant', id)
    const last = groups.at(-1)
    if (last && (last.rateBp === rateBp || groups.length === MAX_CODES)) {
      last.rateBp = rateBp
      last.variants.push(variant)
    } else groups.push({ rateBp, variants: [variant] })
  }
  return groups
}

async function create(
  fetch: Fetch,
  { storeDomain, adminToken }: CodeSettings,
  basicCodeDiscount: object,
): Promise<void> {
  const url = `https://${storeDomain}/admin/api/${API_VERSION}/graphql.json`
  const response = await fetchSmall(fetch, url, {
    method: 'POST',
    headers: { 'x-shopify-access-token': adminToken, 'content-type': 'application/json' },
    body: JSON.stringify({ query: discountCodeCreate, variables: { basicCodeDiscount } }),
  }).catch((error: unknown) => {
    throw storefrontDown(`discount code: ${error instanceof Error ? error.message : String(error)}`)
  })
  const parsed = answer.safeParse(await response.json().catch(() => undefined))
  const made = parsed.data?.data.discountCodeBasicCreate
  if (!response.ok || !made?.codeDiscountNode)
    throw storefrontDown(
      `discount code: ${made?.userErrors.map(({ message }) => message).join(' ') || response.status}`,
    )
}
