import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type Secrets, secretKeysOf } from '../../config.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import type { PayeeAccount } from '../../db/schema/settlement.ts'

type Doctor = typeof doctors.$inferSelect
type Bank = Pick<
  Doctor,
  'bankHolder' | 'bankName' | 'bankBranch' | 'bankKind' | 'bankNumberEnc' | 'bankNumberLast4'
>

/** AES-256-GCM under a key derived from SECRET_KEY: `v1.iv.tag.text`, each base64url. */
export function encryptNumber({ secretKey }: Secrets, number: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), iv)
  const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  return ['v1', ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join(
    '.',
  )
}

/** The account number again; throws when the text was changed, or was encrypted with a key that is not ours. */
export function decryptNumber(secrets: Secrets, encrypted: string): string {
  const [version, iv, tag, text] = encrypted.split('.')
  if (version !== 'v1' || !iv || !tag || text === undefined)
    throw new Error('this is no encrypted account number')
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

/** What was encrypted; undefined where its key is lost. */
export function readable(secrets: Secrets, encrypted: string): string | undefined {
  try {
    return decryptNumber(secrets, encrypted)
  } catch {
    return undefined
  }
}

export const hasBank = (doctor: Bank): boolean =>
  Boolean(doctor.bankHolder && doctor.bankName && doctor.bankNumberEnc)

/** What statements and pages may show of an account. */
export const maskedBank = (doctor: Bank): Record<string, string> => ({
  holder: doctor.bankHolder ?? '',
  bank: doctor.bankName ?? '',
  branch: doctor.bankBranch ?? '',
  kind: doctor.bankKind ?? '',
  number: `•••• ${doctor.bankNumberLast4 ?? ''}`,
})

/** Where a transfer goes that is handed to the bank now. */
export const accountOf = (doctor: Doctor): PayeeAccount => ({
  holder: doctor.bankHolder,
  country: doctor.bankCountry ?? doctor.licenceCountry,
  bank: doctor.bankName,
  bank_code: doctor.bankCode,
  branch: doctor.bankBranch,
  branch_code: doctor.bankBranchCode,
  kind: doctor.bankKind,
  number_enc: doctor.bankNumberEnc,
})

const keyOf = (secretKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'officina bank account', 32))
