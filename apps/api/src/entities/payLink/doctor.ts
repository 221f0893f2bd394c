import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { listPayLinks } from './lists.ts'
import { resendPayLink, sendPayLink, withdrawPayLink } from './send.ts'

export const handlers = {
  'GET /api/doctor/patients/{patientId}/pay-links': ofRecord('patientId', listPayLinks),
  'POST /api/doctor/patients/{patientId}/cart/send': async (ctx, { params, body }) => {
    const id = await sendPayLink(ctx, params.patientId, {
      expectedTotal: body.expected_total,
      revision: body.revision,
    })
    return { id }
  },
  'POST /api/doctor/pay-links/{payLinkId}/resend': (ctx, { params, body }) =>
    resendPayLink(ctx, params.payLinkId, body),
  'POST /api/doctor/pay-links/{payLinkId}/withdraw': (ctx, { params, body }) =>
    withdrawPayLink(ctx, params.payLinkId, body),
} satisfies Handlers<'doctor'>
