import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import { FactList } from '@officina/ui/facts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { FormProblem } from '../FormProblem.tsx'
import { Loaded } from '../Loaded.tsx'
import { ownFields, patientFields } from '../patient/fields.ts'
import { FieldRows, PatientField } from '../patient/PatientFields.tsx'
import { read, typed } from '../patient/patientForm.ts'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { messages } from './messages.ts'
import { type PatientAccount, usePatientAccount, useSaved } from './useAccount.ts'

/** What patients keep of themselves beside their health. */
export function PatientProfile() {
  return (
    <Loaded query={usePatientAccount()}>{(account) => <ProfileForm account={account} />}</Loaded>
  )
}

function ProfileForm({ account }: { account: PatientAccount }) {
  const t = useText(messages)
  const saved = useSaved('patient')
  const initial = { ...typed(account, ownFields), revision: account.revision }
  const form = useKeptForm('account profile patient', initial, async (values) => {
    const names = ownFields.filter((name) => name !== 'birth_date' || account.birth_date_editable)
    const body = { revision: values.revision, ...read(values, names) }
    await saved(await api.patch('/api/patient/me', { body }))
    toast.success(t.saved)
  })
  const birthDate = {
    optional: account.birth_date_editable,
    disabled: !account.birth_date_editable,
    help: account.birth_date_editable ? t.birthOnce : t.birthFixed,
  }
  return (
    <>
      <Box sx={{ mb: 5 }}>
        <FactList facts={[{ label: t.patientNumber, value: account.number }]} />
      </Box>
      <form {...form.formProps}>
        <FormProblem form={form} onReload={() => void saved()} />
        <FieldRows
          names={ownFields}
          withKana={form.values.kana !== ''}
          draw={(name) => (
            <PatientField
              name={name}
              input={form.field(name)}
              autoComplete={patientFields[name].own || undefined}
              {...(name === 'birth_date' ? birthDate : {})}
            />
          )}
        />
        <SubmitButton inline pending={form.pending}>
          {t.save}
        </SubmitButton>
      </form>
    </>
  )
}
