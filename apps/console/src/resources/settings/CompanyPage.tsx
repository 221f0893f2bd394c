import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { loadErrorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { PageHeader } from '@officina/ui/PageHeader'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'
import { q } from '../../providers/queries.ts'

type Company = components['schemas']['CompanySettings']

/** Who sells and pays commission: what receipts and statements name. */
export default function CompanyPage() {
  const t = useText(messages)
  const client = useQueryClient()
  const query = q('/api/admin/company')
  const { data, error, refetch } = useQuery(query)
  // what somebody else saves does not take away what is being typed
  const [typedInto, setTypedInto] = useState<Company>()
  const company = typedInto ?? (data as Company | undefined)
  return (
    <>
      <Title title={t.title} />
      <PageHeader title={t.title} />
      {error && !company && (
        <ErrorState title={t.failed} message={loadErrorText(error)} onRetry={() => refetch()} />
      )}
      {company && (
        <CompanyForm
          key={company.revision}
          company={company}
          onTyped={() => setTypedInto(company)}
          onReload={() => {
            setTypedInto(undefined)
            return client.invalidateQueries({ queryKey: query.queryKey })
          }}
        />
      )}
    </>
  )
}

const fields = ['name', 'address', 'phone', 'email', 'tax_number'] as const

function CompanyForm(props: {
  company: Company
  onTyped: () => void
  /** Saved, or given up for the latest version. */
  onReload: () => Promise<void>
}) {
  const t = useText(messages)
  const notify = useNotify()
  const { revision } = props.company
  const textOf = (name: (typeof fields)[number]) => props.company[name] ?? ''
  const form = useServerForm(
    Object.fromEntries(fields.map((name) => [name, textOf(name)])),
    async (values) => {
      const body = {
        revision,
        ...Object.fromEntries(fields.map((name) => [name, values[name]?.trim() || null])),
      }
      await dataProvider.call('PATCH', '/api/admin/company', { body })
      form.forget()
      notify(t.saved, { type: 'success' })
      await props.onReload()
    },
    undefined,
    `company ${revision}`,
  )
  return (
    <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 }, maxWidth: 640 }}>
      <form {...form.formProps} onInput={props.onTyped}>
        <LeaveGuard isTyped={form.isTyped} onLeave={form.forget} />
        <Typography variant="h2" sx={{ mb: 2 }}>
          {t.company}
        </Typography>
        <Typography sx={{ mb: 5, color: 'text.secondary' }}>{t.text}</Typography>
        <Field {...form.field('name')} label={t.name} autoComplete="organization" />
        <Field
          {...form.field('address')}
          label={t.address}
          help={t.addressHelp}
          multiline
          minRows={3}
          autoComplete="off"
        />
        <Field {...form.field('phone')} label={t.phone} type="tel" autoComplete="off" />
        <Field {...form.field('email')} label={t.email} type="email" autoComplete="off" />
        <Field
          {...form.field('tax_number')}
          label={t.taxNumber}
          help={t.taxNumberHelp}
          autoComplete="off"
        />
        <FormError>{form.message}</FormError>
        {form.status === 409 && (
          <Button
            onClick={() => {
              form.forget()
              void props.onReload()
            }}
            sx={{ mr: 3 }}
          >
            {t.reload}
          </Button>
        )}
        <Button type="submit" variant="contained" aria-busy={form.pending || undefined}>
          {t.save}
        </Button>
      </form>
    </Paper>
  )
}

const messages = defineMessages({
  title: ['Settings', '設定'],
  failed: ['The settings could not be loaded', '設定を読み込めませんでした'],
  company: ['Company', '会社情報'],
  text: [
    'Shown on receipts and statements as the seller and the payer.',
    '領収書には販売者、精算書には支払者として記載されます。',
  ],
  name: ['Company name', '会社名'],
  address: ['Address', '所在地'],
  addressHelp: [
    'As it should be printed, line by line.',
    '印字するとおりに改行して入力してください。',
  ],
  phone: ['Phone', '電話番号'],
  email: ['Email', 'メールアドレス'],
  taxNumber: ['Tax number', '登録番号・税務番号'],
  taxNumberHelp: [
    'EIN, VAT number or invoice registration number.',
    '適格請求書発行事業者の登録番号など',
  ],
  save: ['Save company', '会社情報を保存'],
  saved: ['Company saved', '会社情報を保存しました'],
  reload: ['Load the latest version', '最新の内容を読み込む'],
})
