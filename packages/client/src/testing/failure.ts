import { expect } from 'vitest'
import { ApiError } from '../api.ts'

/** What a call that must fail was refused with. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}
