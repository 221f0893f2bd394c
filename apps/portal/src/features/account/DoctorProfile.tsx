import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import type { components } from '@officina/openapi/schema'
import { Field } from '@officina/ui/Field'
import { FormSummary } from '@officina/ui/FormSummary'
import { FactList } from '@officina/ui/facts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { DetailGroups } from '../application/DetailGroups.tsx'
import { detailGroups } from '../application/fields.ts'
import { applicationWords } from '../application/words.ts'
import { Loaded } from '../Loaded.tsx'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { LogoPart } from './LogoPart.tsx'
import { messages } from './messages.ts'
import { FormProblem, Part } from './parts.tsx'
import { type DoctorAccount, useDoctorAccount, useSaved } from './useAccount.ts'

type Body = components['schemas']['DoctorMePatch']

/** Name, clinic and what patients read or get by default. */
export function DoctorProfile() {
  return (
    <Loaded query={useDoctorAccount()}>
      {(account) => <ProfileForm key={account.revision} account={account} />}
    </Loaded>
  )
}

function ProfileForm({ account }: { account: DoctorAccount }) {
  const t = useText(messages)
  const words = useText(applicationWords)
  const locale = useLocale()
  const saved = useSaved('doctor')
  const initial = initialOf(account)
  const form = useKeptForm(`account profile ${account.revision}`, initial, async (values) => {
    const body = bodyOf(account.revision, initial, values)
    await saved(await api.patch('/api/doctor/me', { body }))
    toast.success(t.saved)
  })
  const isReadOnly = account.status !== 'approved'
  const shown = names.filter((name) => locale === 'ja' || !name.endsWith('_kana'))
  return (
    <>
      {isReadOnly && <Alert severity="info">{t.readOnly}</Alert>}
      <Box sx={{ mb: 5 }}>
        <FactList
          columns={2}
          facts={[
            { label: t.doctorNumber, value: account.number },
            { label: t.clinicCode, value: account.clinic_code ?? '–' },
          ]}
        />
      </Box>
      <LogoPart account={account} disabled={isReadOnly} />
      <form {...form.formProps}>
        <FormProblem form={form} onReload={() => void saved()} />
        <FormSummary
          errors={form.errors}
          labels={{
            ...words.fields,
            disclosure_text: t.disclosure_text,
            discount_default_percent: t.discount_default_percent,
          }}
          idOf={form.idOf}
        />
        <DetailGroups field={(name) => form.field(name as 'phone')} only={shown} />
        <Part title={t.patientsSee} lead={t.patientsSeeText}>
          <Field
            label={t.disclosure_text}
            optional
            multiline
            minRows={3}
            inputProps={{ maxLength: 2000 }}
            help={t.disclosureHelp}
            {...form.field('disclosure_text')}
          />
          <Field
            label={t.discount_default_percent}
            inputMode="numeric"
            help={t.discountHelp(account.discount_max_percent)}
            {...form.field('discount_default_percent')}
          />
        </Part>
        <SubmitButton size="medium" fullWidth={false} pending={form.pending} disabled={isReadOnly}>
          {t.save}
        </SubmitButton>
      </form>
    </>
  )
}

const names = detailGroups
  .filter((group) => group.name !== 'licence')
  .flatMap((group) => group.fields.map((field) => field.name))

type Values = Record<
  (typeof names)[number] | 'disclosure_text' | 'discount_default_percent',
  string
>

const initialOf = (account: DoctorAccount) =>
  ({
    ...Object.fromEntries(names.map((name) => [name, account[name] ?? ''])),
    disclosure_text: account.disclosure_text ?? '',
    discount_default_percent: `${account.discount_default_percent}`,
  }) as Values

/** Only what differs; an emptied field is null, and what is no number goes to the server as it is. */
function bodyOf(revision: number, initial: Values, values: Values): Body {
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== initial[name as keyof Values],
  )
  return {
    revision,
    ...Object.fromEntries(
      changed.map(([name, value]) => {
        if (name !== 'discount_default_percent') return [name, value === '' ? null : value]
        const number = Number(value.normalize('NFKC').trim() || 0)
        return [name, Number.isFinite(number) ? number : value]
      }),
    ),
  }
}
