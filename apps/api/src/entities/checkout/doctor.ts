import type { Handlers } from '../../http/handler.ts'
import { getOrderOfDoctor } from '../order/forDoctor.ts'
import { placeOnBehalf } from './onBehalf.ts'

export const handlers = {
  'POST /api/doctor/patients/{patientId}/cart/place': async (ctx, { params, body }) => {
    const id = await placeOnBehalf(ctx, params.patientId, {
      expectedTotal: body.expected_total,
      revision: body.revision,
      consent: { note: body.consent_note, on: body.consent_on },
    })
    return getOrderOfDoctor(ctx, id)
  },
} satisfies Handlers<'doctor'>
