import { expect, it } from 'vitest'
import { passwordLengthsText, readPasswordLengths, shortestPasswords } from './passwordLengths.ts'

it('reads what a page says, never less than what is built in', () => {
  const lengths = { patient: 14, doctor: 16, admin: 20 }
  expect(readPasswordLengths(passwordLengthsText(lengths))).toEqual(lengths)
  for (const text of [undefined, '', '__PASSWORD_LENGTHS__', '1 2 3'])
    expect(readPasswordLengths(text)).toEqual(shortestPasswords)
})
