import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

/** A text as a QR code: how many squares a side has, and the dark ones as a path of an SVG. */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 0 })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { size, path: squares.join('') }
}

const period = 30

/** A new secret of 160 bits as apps take it (base32, RFC 4648). */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The code of a half minute (RFC 6238, SHA-1, six digits). */
export const codeAt = (secret: string, step: number): string =>
  totpOf(secret).generate({ timestamp: step * period * 1000 })

/** The half minute whose code was typed: now, or one before or after for clocks that differ; undefined if none. */
export function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const token = typed.normalize('NFKC').replaceAll(/\D/g, '')
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : stepAt(now) + delta
}

export const stepAt = (now: Date): number => TOTP.counter({ timestamp: now.getTime(), period })

/** What an authenticator app reads from the picture. */
export const keyUri = (secret: string, email: string, shop: string): string =>
  totpOf(secret, email, shop).toString()

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period })
