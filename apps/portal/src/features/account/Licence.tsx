import Alert from '@mui/material/Alert'
import { upload } from '@officina/client/transfer'
import { dateIn } from '@officina/shared/dates/days'
import { formatCountry, formatDate, formatFileSize } from '@officina/shared/format'
import { apiAddress } from '@officina/ui/apiAddress.ts'
import { Field } from '@officina/ui/Field'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormError } from '@officina/ui/FormError'
import { FactList } from '@officina/ui/facts'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { licenceFiles } from '../application/fields.ts'
import { applicationWords } from '../application/words.ts'
import { Loaded } from '../Loaded.tsx'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { useMe } from '../useMe.ts'
import { messages } from './messages.ts'
import { Entries, Entry, Part } from './parts.tsx'
import { type DoctorAccount, useDoctorAccount, useSaved } from './useAccount.ts'

/** The licence on record, what was handed in, and the way to renew it. */
export function Licence() {
  const t = useText(messages)
  return (
    <Loaded query={useDoctorAccount()}>
      {(account) => (
        <>
          <OnRecord account={account} />
          <Part title={t.renew} lead={t.renewText}>
            <RenewForm key={account.revision} />
          </Part>
        </>
      )}
    </Loaded>
  )
}

function OnRecord({ account }: { account: DoctorAccount }) {
  const t = useText(messages)
  const words = useText(applicationWords)
  const locale = useLocale()
  const kinds: Record<string, string> = words.licence_type
  const { licence_renewal: renewal } = account
  return (
    <Part title={t.licence}>
      {renewal && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.renewalPending(renewal.number, formatDate(renewal.sent_at, locale))}
        </Alert>
      )}
      <FactList
        facts={[
          { label: words.fields.licence_type, value: kinds[account.licence_type ?? ''] ?? '–' },
          { label: words.fields.licence_number, value: account.licence_number ?? '–' },
          {
            label: words.fields.licence_country,
            value: formatCountry(account.licence_country ?? '', locale),
          },
          {
            label: words.fields.licence_expires_on,
            value: <DateText value={account.licence_expires_on} />,
          },
          { label: t.verified, value: <DateText value={account.licence_verified_at} /> },
        ]}
      />
      {account.documents.length > 0 && (
        <Entries label={t.documents}>
          {account.documents.map((file) => (
            <Entry key={file.id}>
              <a href={apiAddress(`/api/doctor/application/documents/${file.id}`)} download>
                {file.filename}
              </a>{' '}
              {formatFileSize(file.size, locale)} · <DateText value={file.created_at} />
            </Entry>
          ))}
        </Entries>
      )}
    </Part>
  )
}

function RenewForm() {
  const t = useText(messages)
  const words = useText(applicationWords)
  const saved = useSaved('doctor')
  const { time_zone } = useMe('doctor')
  const files = useKeptState<File[]>('account licence files', [])
  const form = useKeptForm(
    'account licence',
    { licence_number: '', licence_expires_on: '', licence_file: '' },
    async (values) => {
      const body = new FormData()
      body.append('licence_number', values.licence_number)
      body.append('licence_expires_on', values.licence_expires_on)
      for (const file of files.value) body.append('licence_file', file)
      await upload('post', '/api/doctor/account/licence', { form: body })
      files.forget()
      toast.success(t.renewalSent)
      await saved()
    },
    (values): Record<string, string[]> => ({
      ...(values.licence_number.trim() ? {} : { licence_number: [t.required] }),
      ...(values.licence_expires_on > dateIn(new Date(), time_zone)
        ? {}
        : { licence_expires_on: [values.licence_expires_on ? t.expired : t.required] }),
      ...(files.value.length > 0 ? {} : { licence_file: [t.fileRequired] }),
    }),
  )
  return (
    <form {...form.formProps}>
      <KeptNotice kept={form.kept} />
      <FormError>{form.message}</FormError>
      <Field
        label={words.fields.licence_number}
        required
        inputProps={{ maxLength: 40 }}
        {...form.field('licence_number')}
      />
      <Field
        label={words.fields.licence_expires_on}
        required
        type="date"
        {...form.field('licence_expires_on')}
      />
      <FileDrop
        label={t.licenceFile}
        help={t.licenceFileHelp}
        {...licenceFiles}
        required
        files={files.value}
        onChange={(next) => {
          files.set(next)
          form.set('licence_file', '')
        }}
        error={form.errors.licence_file?.[0]}
      />
      <SubmitButton inline pending={form.pending}>
        {t.handIn}
      </SubmitButton>
    </form>
  )
}
