import { expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { decrypt, encrypt } from './encryption.ts'

const config = loadConfig({ NODE_ENV: 'test', SECRET_KEY: 'a'.repeat(64) })
const other = loadConfig({ NODE_ENV: 'test', SECRET_KEY: 'b'.repeat(64) })

it('keeps a text unreadable, different each time, and safe from changes', () => {
  const kept = encrypt(config, 'DE89370400440532013000')
  expect(kept).not.toContain('0532013000')
  expect(encrypt(config, 'DE89370400440532013000')).not.toBe(kept)
  expect(decrypt(config, kept)).toBe('DE89370400440532013000')
  expect(() => decrypt(other, kept)).toThrow()
  const changed = kept.replace(/(.)(.)$/, (_, one, two) => `${one === 'A' ? 'B' : 'A'}${two}`)
  expect(() => decrypt(config, changed)).toThrow()
})
