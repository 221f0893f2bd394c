import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
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
  'POST /api/doctor/pay-links/{payLinkId}/resend': onRecord('payLinkId', resendPayLink),
  'POST /api/doctor/pay-links/{payLinkId}/withdraw': onRecord('payLinkId', withdrawPayLink),
} satisfies Handlers<'doctor'>
