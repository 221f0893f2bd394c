import { expect, test } from 'vitest'
import { passwordRules, passwordStrength } from './passwordStrength.ts'

test('strength grows with length and variety, not with repetition', () => {
  expect(passwordStrength('')).toBe(0)
  expect(passwordStrength('password123')).toBe(1)
  expect(passwordStrength('aaaaaaaaaaaaaaaa')).toBe(1)
  expect(passwordStrength('abcdefghijkl')).toBe(1)
  expect(passwordStrength('correct horse battery staple')).toBe(4)
  expect(passwordStrength('7vK!pq2z')).toBeLessThan(passwordStrength('7vK!pq2z-mortar-91'))
})

test('rules', () => {
  const rules = (password: string, email = 'ana.brown@example.org') =>
    passwordRules(password, { minLength: 10, email })
  expect(rules('')).toEqual({ length: false, not_email: false, not_common: false })
  expect(rules('mortar and pestle')).toEqual({ length: true, not_email: true, not_common: true })
  expect(rules('Ana.Brown@example.org').not_email).toBe(false)
  expect(rules('ana.brown').not_email).toBe(false)
  expect(rules('Password2026!').not_common).toBe(false)
  expect(rules('x'.repeat(129)).length).toBe(false)
  expect(rules('パスワード九文字').length).toBe(false)
})
