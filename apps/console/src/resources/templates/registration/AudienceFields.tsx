import { bracketed } from '@officina/shared/format'
import '@officina/openapi/resources/doctors'
import Autocomplete from '@mui/material/Autocomplete'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldLabel } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useId, useState } from 'react'
import { useGetList } from 'react-admin'
import { specOf } from '../../../schema/spec.ts'
import { specialityWord } from '../audienceText.ts'
import type { DraftFields } from './draft.ts'

type Doctor = DraftFields['audience_doctors'][number]
type Props = {
  fields: DraftFields
  onChange: (change: Partial<DraftFields>) => void
  errorOf: (name: string) => string | undefined
}

/** Which doctors find the template. */
export function AudienceFields({ fields, onChange, errorOf }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <>
      <SelectField
        label={t.audience}
        value={fields.audience}
        error={errorOf('audience')}
        options={(['all', 'specialities', 'doctors'] as const).map((value) => ({
          value,
          label: t.kinds[value],
        }))}
        onChange={(event) => onChange({ audience: event.target.value as DraftFields['audience'] })}
      />
      {fields.audience === 'specialities' && (
        <Several
          label={t.specialities}
          error={errorOf('audience_specialities')}
          options={specialities()}
          value={fields.audience_specialities}
          labelOf={(value) => specialityWord(value, locale)}
          onChange={(audience_specialities) => onChange({ audience_specialities })}
        />
      )}
      {fields.audience === 'doctors' && (
        <Doctors
          error={errorOf('audience_doctor_ids')}
          value={fields.audience_doctors}
          onChange={(audience_doctors) => onChange({ audience_doctors })}
        />
      )}
    </>
  )
}

function Doctors(props: {
  value: Doctor[]
  error: string | undefined
  onChange: (doctors: Doctor[]) => void
}) {
  const t = useText(messages)
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const { data = [] } = useGetList('doctors', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    filter: { status: ['approved'], ...(typed ? { q: typed } : {}) },
  })
  const found = data.map((row): Doctor => ({ id: row.id, name: row.name, number: row.number }))
  return (
    <Several
      label={t.doctors}
      error={props.error}
      options={found}
      value={props.value}
      labelOf={(doctor) => bracketed(doctor.name, doctor.number, locale)}
      keyOf={(doctor) => doctor.id}
      onType={setTyped}
      onChange={(doctors) => props.onChange(doctors.slice(0, 200))}
    />
  )
}

function Several<T extends string | { id: string }>(props: {
  label: string
  error: string | undefined
  options: T[]
  value: T[]
  labelOf: (value: T) => string
  keyOf?: (value: T) => string
  onType?: (text: string) => void
  onChange: (value: T[]) => void
}) {
  const id = useId()
  const keyOf = props.keyOf ?? ((value: T) => String(value))
  return (
    <div style={{ marginBottom: 20 }}>
      <FieldLabel htmlFor={id}>{props.label}</FieldLabel>
      <Autocomplete<T, true>
        id={id}
        multiple
        size="small"
        options={props.options}
        value={props.value}
        disableCloseOnSelect
        filterSelectedOptions
        {...(props.onType ? { filterOptions: (options: T[]) => options } : {})}
        getOptionLabel={props.labelOf}
        getOptionKey={keyOf}
        isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
        onInputChange={(_event, text) => props.onType?.(text)}
        onChange={(_event, value) => props.onChange(value)}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            size="small"
            fullWidth
            error={Boolean(props.error)}
            inputProps={params.slotProps.htmlInput}
          />
        )}
      />
      {props.error && <FormHelperText error>{props.error}</FormHelperText>}
    </div>
  )
}

const specialities = () =>
  Object.keys(
    specOf('doctors').fields.speciality?.labels ?? {},
  ) as DraftFields['audience_specialities']

const messages = defineMessages({
  audience: ['Audience', '対象'],
  kinds: {
    all: ['All doctors', 'すべての医師'],
    specialities: ['Specialities', '診療科'],
    doctors: ['Selected doctors', '指定した医師'],
  },
  specialities: ['Specialities', '診療科'],
  doctors: ['Doctors', '医師'],
})
