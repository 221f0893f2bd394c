import { addAddress, listAddresses } from '../../../domain/address/book.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'patientListAddresses'> = async (ctx) => ({
  data: await listAddresses(ctx),
})

export const post: Handler<'patientAddAddress'> = async (ctx, { body }) => ({
  data: await addAddress(ctx, body),
})
