import { expect, it } from 'vitest'
import { checkoutKey } from './useCheckout.ts'

const cart = { id: '019aa1b2-c3d4-7e5f-8a6b-0123456789ab', revision: 3, total: 4875 }

it('is a UUID that says which cart, as seen, is ordered', () => {
  expect(checkoutKey(cart)).toBe('019aa1b2-c3d4-7e5f-8a6b-00030000130b')
  expect(checkoutKey({ ...cart })).toBe(checkoutKey(cart))
})

it.each([{ revision: 4 }, { total: 4876 }, { id: '019aa1b2-c3d4-7e5f-9a6b-0123456789ab' }])(
  'is another one for another attempt: %o',
  (change) => {
    expect(checkoutKey({ ...cart, ...change })).not.toBe(checkoutKey(cart))
  },
)

it('keeps its shape for the largest numbers', () => {
  const key = checkoutKey({ ...cart, revision: 2 ** 31, total: Number.MAX_SAFE_INTEGER })
  expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})
