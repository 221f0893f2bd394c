import Box from '@mui/material/Box'
import { bracketed, named } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useMe } from '../admin/MeContext.ts'
import type { InputProps } from './overrides.ts'
import type { FieldSpec } from './spec.ts'
import { asItIs, useSchemaInput } from './useSchemaInput.ts'
import { optionsOf } from './words.ts'
import { fromLocalInput, toLocalInput } from './zoned.ts'

/** Text, email, address, date, and long text. */
export function TextInput(props: InputProps) {
  const { format } = props.field
  const long = format === 'multiline' || format === 'markdown'
  return (
    <Field
      {...useSchemaInput(props).asField}
      type={types[format ?? ''] ?? 'text'}
      multiline={long}
      {...(long ? { minRows: format === 'markdown' ? 8 : 3 } : {})}
    />
  )
}

const types: Record<string, string> = {
  email: 'email',
  uri: 'url',
  date: 'date',
  'time-of-day': 'time',
  month: 'month',
}

/** A moment, typed in the business time zone. */
export function DateTimeInput(props: InputProps) {
  const { time_zone: zone = 'UTC' } = useMe()
  const { asField, label } = useSchemaInput(props, {
    format: (value: string | null) => (value ? toLocalInput(value, zone) : ''),
    parse: (text: string) => (text ? fromLocalInput(text, zone) : null),
  })
  return <Field {...asField} label={bracketed(label, zone, useLocale())} type="datetime-local" />
}

export function FlagInput(props: InputProps) {
  const locale = useLocale()
  const { id, field, label, help, error } = useSchemaInput(props, {
    format: (value: unknown) => value === true,
    parse: (value: unknown) => value,
  })
  return (
    <CheckField
      id={id}
      name={field.name}
      label={help ? (locale === 'ja' ? named(label, help, locale) : `${label} – ${help}`) : label}
      checked={field.value === true}
      error={error}
      onChange={(event) => field.onChange(event.target.checked)}
    />
  )
}

/** One of the spec's values. A value that the spec does not know stays choosable. */
export function PickInput(props: InputProps) {
  const locale = useLocale()
  const t = useText(messages)
  const { field, required, asField } = useSchemaInput(props)
  const { inputRef, ...own } = asField
  const options = optionsOf(props.field, locale)
  const value = String(field.value ?? '')
  const unknown = value && !options.some((option) => option.value === value)
  return (
    <SelectField
      {...own}
      value={value}
      options={unknown ? [...options, { value, label: value }] : options}
      {...(required && value ? {} : { empty: required ? t.choose : t.none })}
      onBlur={() => field.onBlur()}
      ref={inputRef}
    />
  )
}

/** Several of the spec's values, or free words separated by commas where the spec names none. */
export function ChoicesInput(props: InputProps) {
  const item: FieldSpec | undefined = props.field.items
  const locale = useLocale()
  const options = optionsOf({ ...props.field, ...item } as FieldSpec, locale)
  return options.length > 0 ? (
    <ChecksInput {...props} options={options} />
  ) : (
    <WordsInput {...props} />
  )
}

function ChecksInput(props: InputProps & { options: { value: string; label: string }[] }) {
  const { field, label, help, error } = useSchemaInput(props, asItIs)
  const chosen = (field.value ?? []) as string[]
  const toggle = (value: string) =>
    field.onChange(
      chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
    )
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 5 }}>
      <Box component="legend" sx={{ fontSize: '0.875rem', fontWeight: 600, mb: 2, p: 0 }}>
        {label}
      </Box>
      {props.options.length > few ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {props.options.map((option) => (
            <Box key={option.value} component="label" sx={chip}>
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
              />
              {option.label}
            </Box>
          ))}
        </Box>
      ) : (
        props.options.map((option) => (
          <CheckField
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))
      )}
      {(error ?? help) && (
        <Box sx={{ fontSize: '0.875rem', color: error ? 'error.main' : 'text.secondary' }}>
          {error ?? help}
        </Box>
      )}
    </Box>
  )
}

const few = 8
const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 32 },
  px: 3,
  border: 1,
  borderColor: 'control',
  borderRadius: '8px',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:checked)': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
}

// What is typed stays as it is, with a comma at its end, while the form already holds the words.
function WordsInput(props: InputProps) {
  const t = useText(messages)
  const [typed, setTyped] = useState<string>()
  const isDemanded = (props.field.minItems ?? 0) > 0
  const { asField, field, help } = useSchemaInput(props, asItIs)
  const words = (field.value ?? []) as string[]
  return (
    <Field
      {...asField}
      help={help ?? t.commas}
      required={isDemanded}
      optional={!isDemanded}
      value={typed ?? words.join(', ')}
      onChange={(event) => {
        setTyped(event.target.value)
        field.onChange(wordsOf(event.target.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
    />
  )
}

const wordsOf = (text: string) =>
  text
    .split(/[,、\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

const messages = defineMessages({
  none: ['None', '未設定'],
  choose: ['Choose one', '選択してください'],
  commas: ['Separate with commas', 'カンマで区切ってください'],
})
