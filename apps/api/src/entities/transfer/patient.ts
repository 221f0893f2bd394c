import type { Handlers } from '../../http/handler.ts'
import { acceptLinkOffer, declineLinkOffer, listLinkOffers } from './linkOffers.ts'

export const handlers = {
  'GET /api/patient/link-offers': async (ctx) => ({ data: await listLinkOffers(ctx) }),
  'POST /api/patient/link-offers/{offerId}/accept': async (ctx, { params }) => ({
    data: await acceptLinkOffer(ctx, params.offerId),
  }),
  'POST /api/patient/link-offers/{offerId}/decline': async (ctx, { params }) => ({
    data: await declineLinkOffer(ctx, params.offerId),
  }),
} satisfies Handlers<'patient'>
