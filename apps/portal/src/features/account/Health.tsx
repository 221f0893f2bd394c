import { api } from '@officina/client/api'
import { listOf } from '@officina/shared/listOf'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { Fragment } from 'react'
import { FormProblem } from '../FormProblem.tsx'
import { Loaded } from '../Loaded.tsx'
import { fieldMessages } from '../patient/fields.ts'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { messages } from './messages.ts'
import { Part } from './parts.tsx'
import { type PatientAccount, usePatientAccount, useSaved } from './useAccount.ts'

/** What the doctor is warned of when writing a recipe. */
export function Health() {
  return (
    <Loaded query={usePatientAccount()}>{(account) => <HealthForm account={account} />}</Loaded>
  )
}

function HealthForm({ account }: { account: PatientAccount }) {
  const t = useText(messages)
  const words = useText(fieldMessages)
  const saved = useSaved('patient')
  const initial = {
    allergies: account.allergies.join(', '),
    no_known_allergies: account.no_known_allergies,
    conditions: account.conditions.join(', '),
    medications: account.medications.join(', '),
    pregnancy: account.pregnancy as string,
    revision: account.revision,
  }
  const form = useKeptForm('account health', initial, async (values) => {
    const isChanged = (name: 'allergies' | 'conditions' | 'medications') =>
      values[name] !== initial[name]
    const body = {
      revision: values.revision,
      // an entry that holds a comma would be taken apart
      ...(isChanged('allergies') && { allergies: listOf(values.allergies) }),
      no_known_allergies: values.no_known_allergies && listOf(values.allergies).length === 0,
      ...(isChanged('conditions') && { conditions: listOf(values.conditions) }),
      ...(isChanged('medications') && { medications: listOf(values.medications) }),
      pregnancy: values.pregnancy as PatientAccount['pregnancy'],
    }
    await saved(await api.patch('/api/patient/me', { body }))
    toast.success(t.saved)
  })
  return (
    <Part title={t.sections.health} lead={t.healthText}>
      <form {...form.formProps}>
        <FormProblem form={form} onReload={() => void saved()} />
        {(['allergies', 'conditions', 'medications'] as const).map((name) => (
          <Fragment key={name}>
            <Field
              label={words[name]}
              optional
              multiline
              help={words.listHelp}
              {...form.field(name)}
            />
            {name === 'allergies' && listOf(form.values.allergies).length === 0 && (
              <CheckField label={t.noAllergies} {...form.check('no_known_allergies')} />
            )}
          </Fragment>
        ))}
        <SelectField
          label={words.pregnancy}
          options={Object.entries(words.choices.pregnancy).map(([value, label]) => ({
            value,
            label,
          }))}
          {...form.field('pregnancy')}
        />
        <SubmitButton inline pending={form.pending}>
          {t.save}
        </SubmitButton>
      </form>
    </Part>
  )
}
