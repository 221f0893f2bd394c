import { lookUpPostal } from '../../../domain/address/lookup.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'patientLookUpPostal'> = async (_ctx, { query }) => ({
  data: await lookUpPostal(query.country, query.code),
})
