import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const seconds = 30
const digits = 6
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret of 160 bits as apps take it (base32, RFC 4648). */
export const newSecret = (): string => base32(randomBytes(20))

/** The code of a half minute (RFC 6238, SHA-1, six digits). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) as number) & 15
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The half minute whose code was typed: now, or one before or after for clocks that differ; undefined if none. */
export function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const code = typed.replaceAll(/\D/g, '')
  if (code.length !== digits) return undefined
  const current = stepAt(now)
  return [current, current - 1, current + 1].find((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)),
  )
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / seconds)

/** What an authenticator app reads from the picture. */
export const keyUri = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Officina:${email}`)}?secret=${secret}&issuer=Officina`

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
