import type { Handlers } from '../../http/handler.ts'
import { onRecord } from '../../http/records.ts'
import { addAddress, deleteAddress, listAddresses, updateAddress } from './book.ts'
import { lookUpPostal } from './lookup.ts'

export const handlers = {
  'GET /api/patient/addresses': async (ctx) => ({
    data: await listAddresses(ctx),
  }),
  'POST /api/patient/addresses': async (ctx, { body }) => ({
    data: await addAddress(ctx, body),
  }),
  'PATCH /api/patient/addresses/{addressId}': onRecord('addressId', updateAddress),
  'DELETE /api/patient/addresses/{addressId}': async (ctx, { params }) => {
    await deleteAddress(ctx, params.addressId)
  },
  'GET /api/patient/postal-place': async (_ctx, { query }) => ({
    data: await lookUpPostal(query.country, query.code),
  }),
} satisfies Handlers<'patient'>
