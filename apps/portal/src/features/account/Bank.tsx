import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { invalidate, q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatDate } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { FactList } from '@officina/ui/facts'
import { SelectField } from '@officina/ui/SelectField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../Loaded.tsx'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { useMe } from '../useMe.ts'
import { messages } from './messages.ts'
import { FormProblem, Part } from './parts.tsx'

type Bank = components['schemas']['DoctorBank']

/** Where pay-outs go. The number is never shown again. */
export function Bank() {
  const t = useText(messages)
  const query = useQuery(q('/api/doctor/bank'))
  return (
    <Part title={t.bank} lead={t.bankText}>
      <Loaded query={query}>{(bank) => <BankFacts key={bank.revision} bank={bank} />}</Loaded>
    </Part>
  )
}

function BankFacts({ bank }: { bank: Bank }) {
  const t = useText(messages)
  const locale = useLocale()
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
          columns={2}
          facts={[
            { label: t.holder, value: bank.holder },
            { label: t.bankName, value: bank.bank },
            { label: t.branch, value: bank.branch ?? '–' },
            { label: t.kind, value: bank.kind ? t.kinds[bank.kind] : '–' },
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

function BankForm({ bank, onClose }: { bank: Bank; onClose: () => void }) {
  const t = useText(messages)
  const queryClient = useQueryClient()
  const readAgain = () =>
    Promise.all(
      ['/api/doctor/bank', '/api/doctor/account', '/api/doctor/earnings'].map((path) =>
        invalidate(queryClient, path),
      ),
    )
  const form = useKeptForm(
    `account bank ${bank.revision}`,
    {
      holder: bank.holder ?? '',
      bank: bank.bank ?? '',
      branch: bank.branch ?? '',
      kind: bank.kind ?? 'current',
      number: '',
    },
    async (values) => {
      const { revision } = bank
      const number = values.number.normalize('NFKC').trim().toUpperCase()
      await api.patch('/api/doctor/bank', {
        body: { ...values, branch: values.branch || null, number, revision },
      })
      toast.success(t.bankSaved)
      onClose()
      await readAgain()
    },
  )
  const kinds = (['current', 'savings'] as const).map((value) => ({ value, label: t.kinds[value] }))
  return (
    <Box component="form" {...form.formProps} autoComplete="off" sx={{ mt: 5 }}>
      <FormProblem form={form} onReload={() => void readAgain()} />
      <Field label={t.holder} required {...form.field('holder')} />
      <Field label={t.bankName} required {...form.field('bank')} />
      <Field label={t.branch} optional {...form.field('branch')} />
      <SelectField label={t.kind} options={kinds} {...form.field('kind')} />
      <Field label={t.number} required help={t.numberHelp} {...form.field('number')} />
      <Alert severity="warning" sx={{ mb: 4 }}>
        {t.holdText}
      </Alert>
      <Box sx={{ display: 'flex', gap: 3 }}>
        <SubmitButton inline pending={form.pending}>
          {t.saveBank}
        </SubmitButton>
        {bank.number_last4 && <Button onClick={onClose}>{t.back}</Button>}
      </Box>
    </Box>
  )
}
