import { deleteAddress, updateAddress } from '../../../../domain/address/book.ts'
import type { Handler } from '../../../../http/handler.ts'

export const patch: Handler<'patientUpdateAddress'> = async (ctx, { params, body }) => ({
  data: await updateAddress(ctx, params.addressId, body),
})

export const del: Handler<'patientDeleteAddress'> = async (ctx, { params }) => {
  await deleteAddress(ctx, params.addressId)
  return undefined
}
