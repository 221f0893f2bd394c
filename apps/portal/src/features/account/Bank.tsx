import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { accountKind, bankPartsOf } from '@officina/shared/bank'
import { formatCountry, formatDate } from '@officina/shared/format'
import { FactList } from '@officina/ui/facts'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../Loaded.tsx'
import { useMe } from '../useMe.ts'
import { BankForm } from './BankForm.tsx'
import { messages } from './messages.ts'
import { Part } from './parts.tsx'

type Bank = components['schemas']['DoctorBank']

const codes = ['bank_code', 'branch_code'] as const

/** Where pay-outs go. The number is never shown again. */
export function Bank() {
  const t = useText(messages)
  const query = useQuery(q('/api/doctor/bank'))
  return (
    <Part title={t.bank} lead={t.bankText}>
      <Loaded query={query}>{(bank) => <BankFacts bank={bank} />}</Loaded>
    </Part>
  )
}

function BankFacts({ bank }: { bank: Bank }) {
  const t = useText(messages)
  const locale = useLocale()
  const isJa = locale === 'ja' ? 1 : 0
  const mayChange = useMe('doctor').status === 'approved'
  const [editing, setEditing] = useState(bank.number_last4 === null)
  return (
    <>
      {bank.payouts_from && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.payoutsFrom(formatDate(bank.payouts_from, locale))}
        </Alert>
      )}
      {bank.number_last4 ? (
        <FactList
          facts={[
            { label: t.holder, value: bank.holder },
            { label: t.bankName, value: bank.bank },
            {
              label: t.bankCountry,
              value: bank.country ? formatCountry(bank.country, locale) : '–',
            },
            ...codes.flatMap((name) => {
              const label = bankPartsOf(bank.country ?? '')[name]?.label[isJa]
              return label && bank[name] ? [{ label, value: bank[name] }] : []
            }),
            { label: t.branch, value: bank.branch ?? '–' },
            { label: t.kind, value: bank.kind ? accountKind(bank.kind, bank.country)[isJa] : '–' },
            { label: t.number, value: `•••• ${bank.number_last4}` },
          ]}
        />
      ) : (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t.bankMissing}
        </Alert>
      )}
      {mayChange && !editing && (
        <Button variant="outlined" sx={{ mt: 4 }} onClick={() => setEditing(true)}>
          {t.changeBank}
        </Button>
      )}
      {mayChange && editing && <BankForm bank={bank} onClose={() => setEditing(false)} />}
    </>
  )
}
