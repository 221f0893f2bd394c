import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import { Field } from '@officina/ui/Field'
import { FactList } from '@officina/ui/facts'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { SelectField } from '@officina/ui/SelectField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { Loaded } from '../Loaded.tsx'
import { fieldMessages } from '../patient/messages.ts'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { messages } from './messages.ts'
import { FormProblem, Pair } from './parts.tsx'
import { type PatientAccount, usePatientAccount, useSaved } from './useAccount.ts'

/** Name, phone, birth date and sex. */
export function PatientProfile() {
  return (
    <Loaded query={usePatientAccount()}>
      {(account) => <ProfileForm key={account.revision} account={account} />}
    </Loaded>
  )
}

function ProfileForm({ account }: { account: PatientAccount }) {
  const t = useText(messages)
  const words = useText(fieldMessages)
  const isJapanese = useLocale() === 'ja'
  const saved = useSaved('patient')
  const initial = {
    last_name: account.last_name,
    first_name: account.first_name,
    kana: account.kana ?? '',
    phone: account.phone ?? '',
    birth_date: account.birth_date ?? '',
    sex: account.sex as string,
  }
  const form = useKeptForm(`account profile ${account.revision}`, initial, async (values) => {
    const { birth_date, sex, ...rest } = values
    const body = {
      revision: account.revision,
      ...rest,
      kana: values.kana || null,
      phone: values.phone || null,
      sex: sex as PatientAccount['sex'],
      ...(account.birth_date_editable ? { birth_date: birth_date || null } : {}),
    }
    await saved(await api.patch('/api/patient/me', { body }))
    toast.success(t.saved)
  })
  const last = (
    <Field
      key="last"
      label={words.last_name}
      required
      autoComplete="family-name"
      {...form.field('last_name')}
    />
  )
  const first = (
    <Field
      key="first"
      label={words.first_name}
      required
      autoComplete="given-name"
      {...form.field('first_name')}
    />
  )
  return (
    <>
      <Box sx={{ mb: 5 }}>
        <FactList columns={2} facts={[{ label: t.patientNumber, value: account.number }]} />
      </Box>
      <form {...form.formProps}>
        <KeptNotice kept={form.kept} />
        <FormProblem form={form} onReload={() => void saved()} />
        <Pair>{isJapanese ? [last, first] : [first, last]}</Pair>
        <Field label={words.kana} optional {...form.field('kana')} />
        <Field
          label={words.phone}
          optional
          type="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
        <Pair>
          <Field
            label={words.birth_date}
            optional={account.birth_date_editable}
            type="date"
            autoComplete="bday"
            disabled={!account.birth_date_editable}
            help={account.birth_date_editable ? t.birthOnce : t.birthFixed}
            {...form.field('birth_date')}
          />
          <SelectField
            label={words.sex}
            options={Object.entries(words.sexes).map(([value, label]) => ({ value, label }))}
            {...form.field('sex')}
          />
        </Pair>
        <SubmitButton size="medium" fullWidth={false} pending={form.pending}>
          {t.save}
        </SubmitButton>
      </form>
    </>
  )
}
