import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type Secrets, secretKeysOf } from './config.ts'

/** AES-256-GCM under a key derived from SECRET_KEY: `v1.iv.tag.text`, each base64url. */
export function encrypt({ secretKey }: Secrets, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const parts = [iv, cipher.getAuthTag(), encrypted]
  return ['v1', ...parts.map((part) => part.toString('base64url'))].join('.')
}

/** The text again; throws when it was changed, or was encrypted with a key that is not ours. */
export function decrypt(secrets: Secrets, encrypted: string): string {
  const [version, iv, tag, text] = encrypted.split('.')
  if (version !== 'v1' || !iv || !tag || text === undefined)
    throw new Error('this is no encrypted text')
  let failure: unknown
  for (const key of secretKeysOf(secrets)) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(key), Buffer.from(iv, 'base64url'))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return `${decipher.update(Buffer.from(text, 'base64url'), undefined, 'utf8')}${decipher.final('utf8')}`
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

/** The same; undefined where its key is lost. */
export function tryDecrypt(secrets: Secrets, encrypted: string): string | undefined {
  try {
    return decrypt(secrets, encrypted)
  } catch {
    return undefined
  }
}

// bank accounts were the first to be encrypted: another name would be another key
const keyOf = (secretKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'officina bank account', 32))
