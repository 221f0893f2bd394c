import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ListRow, listQ } from '@officina/client/query'
import type { operations } from '@officina/openapi/schema'
import { Field, FieldLabel } from '@officina/ui/Field'
import { formatName } from '@officina/ui/format.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { messages } from './messages.ts'

/** Patients a recipe can be written for, also before they have signed up. */
const canReceive: NonNullable<PatientFilter['status']> = [
  'active',
  'invited',
  'invitation_expired',
  'mail_bounced',
  'registered_by_doctor',
]
type PatientFilter = NonNullable<
  NonNullable<operations['doctorListPatients']['parameters']['query']>['filter']
>
type Found = Pick<ListRow<'/api/doctor/patients'>, 'id' | 'number' | 'last_name' | 'first_name'>

/** For whom, under which name, and what to mind with this patient. */
export function PatientChooser({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const { recipe, fields } = draft
  const isFixed = recipe.version > 1
  return (
    <Box sx={{ mb: 2 }}>
      <Search draft={draft} disabled={isFixed} />
      {recipe.patient && recipe.patient.id === fields.patient_id && (
        <PatientFlags patient={recipe.patient} />
      )}
      <Field
        label={t.label}
        help={t.labelHelp}
        value={fields.label}
        inputProps={{ maxLength: 40 }}
        onChange={(event) => draft.change((old) => ({ ...old, label: event.target.value }))}
      />
    </Box>
  )
}

function Search({ draft, disabled }: { draft: Draft; disabled: boolean }) {
  const t = useText(messages)
  const locale = useLocale()
  const id = useId()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const [chosen, setChosen] = useState<Found | null>(draft.recipe.patient)
  const value = draft.fields.patient_id === chosen?.id ? chosen : draft.recipe.patient
  const nameOf = (patient: Found) => formatName(patient, locale)
  // what stands in the box after a choice is that name, not a search
  const isSearch = q !== '' && (!value || q !== nameOf(value))
  const { data, isFetching } = useQuery({
    ...listQ('/api/doctor/patients', {
      params: {
        query: { range: [0, 19], filter: { status: canReceive, ...(isSearch ? { q } : {}) } },
      },
    }),
    placeholderData: keepPreviousData,
    enabled: !disabled,
  })
  return (
    <Box sx={{ mb: 4 }}>
      <FieldLabel htmlFor={id}>{t.patient}</FieldLabel>
      <Autocomplete<Found>
        id={id}
        disabled={disabled}
        options={data?.data ?? []}
        filterOptions={(options) => options}
        loading={isFetching}
        value={draft.fields.patient_id ? value : null}
        noOptionsText={t.patientNone}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        getOptionLabel={nameOf}
        getOptionKey={(option) => option.id}
        onInputChange={(_event, text) => setTyped(text)}
        onChange={(_event, patient) => {
          setChosen(patient)
          draft.change((old) => ({ ...old, patient_id: patient?.id ?? null }))
        }}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props}>
            <span>{nameOf(option)}</span>
            <Box component="span" sx={{ ml: 'auto', pl: 4, color: 'text.secondary' }}>
              {option.number}
            </Box>
          </Box>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            inputProps={slotProps.htmlInput}
            size="small"
            fullWidth
            placeholder={t.patientHelp}
          />
        )}
      />
      {disabled && (
        <Box sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>{t.patientFixed}</Box>
      )}
    </Box>
  )
}

function PatientFlags({ patient }: { patient: NonNullable<Draft['recipe']['patient']> }) {
  const t = useText(messages)
  const { allergies = [], pregnancy } = patient
  const isFlagged = pregnancy === 'yes' || pregnancy === 'breastfeeding'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
      {allergies.length > 0 && (
        <StatusChip tone="stopped">
          {t.allergies}: {allergies.join(', ')}
        </StatusChip>
      )}
      {isFlagged && <StatusChip tone="attention">{t.pregnancy[pregnancy]}</StatusChip>}
      {patient.status !== 'active' && (
        <Alert severity="info" sx={{ width: '100%' }}>
          {t.notSignedUp}
        </Alert>
      )}
    </Box>
  )
}
