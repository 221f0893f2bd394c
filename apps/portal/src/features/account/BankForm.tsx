import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { accountKind, bankPartsOf, plainNumber } from '@officina/shared/bank'
import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { countryOptions } from '../countryOptions.ts'
import { FormProblem } from '../FormProblem.tsx'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { messages } from './messages.ts'

type Bank = components['schemas']['DoctorBank']
type BankPartWords = NonNullable<ReturnType<typeof bankPartsOf>['bank_code']>

/** The account of a doctor, with the codes that its country has. */
export function BankForm({ bank, onClose }: { bank: Bank; onClose: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const isJa = locale === 'ja' ? 1 : 0
  const queryClient = useQueryClient()
  const readAgain = () =>
    Promise.all(
      ['/api/doctor/bank', '/api/doctor/account', '/api/doctor/earnings'].map((path) =>
        invalidate(queryClient, path),
      ),
    )
  const form = useKeptForm(
    'account bank',
    {
      holder: bank.holder ?? '',
      bank: bank.bank ?? '',
      country: bank.country ?? '',
      bank_code: bank.bank_code ?? '',
      branch: bank.branch ?? '',
      branch_code: bank.branch_code ?? '',
      kind: bank.kind ?? 'current',
      number: '',
      revision: bank.revision,
    },
    async (values) => {
      await api.patch('/api/doctor/bank', {
        body: {
          ...values,
          bank_code: values.bank_code || null,
          branch: values.branch || null,
          branch_code: values.branch_code || null,
          number: plainNumber(values.number),
        },
      })
      await readAgain()
      toast.success(t.bankSaved)
      onClose()
    },
  )
  const parts = bankPartsOf(form.values.country)
  const code = (name: 'bank_code' | 'branch_code', { label, example }: BankPartWords) => (
    <Field
      label={label[isJa]}
      required
      help={t.codeHelp(example)}
      inputMode="numeric"
      {...form.field(name)}
    />
  )
  const kinds = (['current', 'savings'] as const).map((value) => ({
    value,
    label: accountKind(value, form.values.country)[isJa],
  }))
  return (
    <Box component="form" {...form.formProps} autoComplete="off" sx={{ mt: 5 }}>
      <FormProblem form={form} onReload={() => void readAgain()} />
      <Field label={t.holder} required {...form.field('holder')} />
      <SelectField
        label={t.bankCountry}
        options={countryOptions(locale)}
        empty={t.choose}
        {...form.field('country')}
      />
      <Field label={t.bankName} required {...form.field('bank')} />
      {parts.bank_code && code('bank_code', parts.bank_code)}
      <Field label={t.branch} optional {...form.field('branch')} />
      {parts.branch_code && code('branch_code', parts.branch_code)}
      <SelectField label={t.kind} options={kinds} {...form.field('kind')} />
      <Field
        label={parts.number?.label[isJa] ?? t.number}
        required
        help={t.numberHelp}
        {...form.field('number')}
      />
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
