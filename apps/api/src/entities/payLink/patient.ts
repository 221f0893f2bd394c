import type { Handlers } from '../../http/handler.ts'
import { limitPayLink, limitTokens } from '../../http/limits.ts'
import { linkTokenOf } from '../linkToken.ts'
import { listOwnPayLinks } from './lists.ts'
import { payByLink, payOwnLink, readPayLink } from './pay.ts'
import { withdrawPayLink } from './send.ts'

export const handlers = {
  'GET /api/patient/pay-links': (ctx) => listOwnPayLinks(ctx),
  'POST /api/patient/pay-links/{payLinkId}/decline': (ctx, { params }) =>
    withdrawPayLink(ctx, params.payLinkId, {}),
  'POST /api/patient/pay-links/{payLinkId}/pay': async (ctx, { params, body }) => ({
    checkout_url: await payOwnLink(ctx, params.payLinkId, body.expected_total),
  }),
  'POST /api/patient/pay-link/read': async (ctx, { body, http }) => {
    await limitTokens(ctx)
    const token = linkTokenOf(body, http)
    return readPayLink(ctx, token, { returned: body.returned ?? false })
  },
  'POST /api/patient/pay-link/pay': async (ctx, { body, http }) => {
    await limitTokens(ctx)
    const token = linkTokenOf(body, http)
    await limitPayLink(ctx, token)
    const checkoutUrl = await payByLink(ctx, token)
    http.keepLink('pay', token)
    return { checkout_url: checkoutUrl }
  },
} satisfies Handlers<'patient'>
