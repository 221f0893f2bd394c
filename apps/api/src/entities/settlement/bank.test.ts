import { expect, it } from 'vitest'
import { loadConfig } from '../../config.ts'
import { decryptNumber, encryptNumber } from './bank.ts'

const config = loadConfig({ NODE_ENV: 'test', SECRET_KEY: 'a'.repeat(64) })
const other = loadConfig({ NODE_ENV: 'test', SECRET_KEY: 'b'.repeat(64) })

it('keeps account numbers unreadable, different each time, and safe from changes', () => {
  const kept = encryptNumber(config, 'DE89370400440532013000')
  expect(kept).not.toContain('0532013000')
  expect(encryptNumber(config, 'DE89370400440532013000')).not.toBe(kept)
  expect(decryptNumber(config, kept)).toBe('DE89370400440532013000')
  expect(() => decryptNumber(other, kept)).toThrow()
  const changed = kept.replace(/(.)(.)$/, (_, one, two) => `${one === 'A' ? 'B' : 'A'}${two}`)
  expect(() => decryptNumber(config, changed)).toThrow()
})
