import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { acceptLinkOffer, declineLinkOffer, listLinkOffers } from './linkOffers.ts'

export const handlers = {
  'GET /api/patient/link-offers': (ctx) => listLinkOffers(ctx),
  'POST /api/patient/link-offers/{offerId}/accept': onRecord('offerId', acceptLinkOffer),
  'POST /api/patient/link-offers/{offerId}/decline': ofRecord('offerId', declineLinkOffer),
} satisfies Handlers<'patient'>
