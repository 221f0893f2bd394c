import type { doctors } from '../../db/schema/doctor.ts'
import type { PayeeAccount } from '../../db/schema/settlement.ts'

type Doctor = typeof doctors.$inferSelect
type Bank = Pick<
  Doctor,
  'bankHolder' | 'bankName' | 'bankBranch' | 'bankKind' | 'bankNumberEnc' | 'bankNumberLast4'
>

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
