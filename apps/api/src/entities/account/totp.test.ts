import { describe, expect, it } from 'vitest'
import { codeAt, keyUri, newSecret, stepOf } from './totp.ts'

/** The secret of RFC 6238's examples, `12345678901234567890`, in base32. */
const known = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('are those of RFC 6238 at %i', (at, code) => {
    expect(codeAt(known, Math.floor(at / 30))).toBe(code)
  })

  it('are taken half a minute early and late, with a space in between, and no other', () => {
    const now = new Date(1111111109_000)
    const step = Math.floor(1111111109 / 30)
    for (const near of [step - 1, step, step + 1]) {
      const code = codeAt(known, near)
      expect(stepOf(known, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(near)
    }
    const wide = [...codeAt(known, step)]
      .map((digit) => '０１２３４５６７８９'[Number(digit)])
      .join('')
    expect(stepOf(known, wide, now)).toBe(step)
    expect(stepOf(known, codeAt(known, step + 2), now)).toBeUndefined()
    expect(stepOf(known, '28708', now)).toBeUndefined()
    expect(stepOf(known, '', now)).toBeUndefined()
  })

  it('are kept under the name of the shop', () => {
    expect(keyUri(known, 'ana@example.org', 'Kingsway Care')).toContain('issuer=Kingsway%20Care')
  })

  it('come of a secret of 160 bits', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(newSecret())
  })
})
