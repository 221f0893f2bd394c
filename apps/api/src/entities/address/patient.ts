import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { addAddress, deleteAddress, listAddresses, updateAddress } from './book.ts'
import { lookUpPostal } from './lookup.ts'

export const handlers = {
  'GET /api/patient/addresses': (ctx) => listAddresses(ctx),
  'POST /api/patient/addresses': (ctx, { body }) => addAddress(ctx, body),
  'PATCH /api/patient/addresses/{addressId}': onRecord('addressId', updateAddress),
  'DELETE /api/patient/addresses/{addressId}': ofRecord('addressId', deleteAddress),
  'GET /api/patient/postal-place': (_ctx, { query }) => lookUpPostal(query.country, query.code),
} satisfies Handlers<'patient'>
