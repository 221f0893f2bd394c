import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import type { PayeeAccount } from '../../db/schema/settlement.ts'

type Doctor = typeof doctors.$inferSelect
type Bank = Pick<
  Doctor,
  'bankHolder' | 'bankName' | 'bankBranch' | 'bankKind' | 'bankNumberEnc' | 'bankNumberLast4'
>

/** AES-256-GCM under a key derived from SECRET_KEY: `v1.iv.tag.text`, each base64url. */
export function encryptNumber(config: Config, number: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), iv)
  const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  return ['v1', ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join(
    '.',
  )
}

/** The account number again; throws when the text was changed or SECRET_KEY is another one. */
export function decryptNumber(config: Config, encrypted: string): string {
  const [version, iv, tag, text] = encrypted.split('.')
  if (version !== 'v1' || !iv || !tag || text === undefined)
    throw new Error('this is no encrypted account number')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(config), Buffer.from(iv, 'base64url'))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return `${decipher.update(Buffer.from(text, 'base64url'), undefined, 'utf8')}${decipher.final('utf8')}`
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

const keyOf = (config: Config): Buffer =>
  Buffer.from(hkdfSync('sha256', config.secretKey, '', 'officina bank account', 32))
