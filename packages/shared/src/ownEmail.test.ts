import { expect, it } from 'vitest'
import { containsEmail } from './ownEmail.ts'

it('finds the address and the part before the @ in a password', () => {
  const email = ' Mara@Example.net '
  for (const password of [
    'mara@example.net',
    'x MARA@example.net',
    'mara-very-long-2026',
    'ｍａｒａ',
  ])
    expect(containsEmail(password, email)).toBe(true)
  expect(containsEmail('mar-very-long-2026', email)).toBe(false)
  // too short a name is in too many words
  expect(containsEmail('banana bread', 'ana@example.net')).toBe(false)
  expect(containsEmail('my ana@example.net', 'ana@example.net')).toBe(true)
  expect(containsEmail('anything', '')).toBe(false)
})
