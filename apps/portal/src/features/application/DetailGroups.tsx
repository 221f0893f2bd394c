import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type AskedFields, usualForm } from '@officina/shared/applicationForm'
import { Field } from '@officina/ui/Field'
import { PhoneField } from '@officina/ui/PhoneField'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { ChangeEvent, ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { countryOptions } from '../countryOptions.ts'
import {
  type DetailField,
  type DetailGroup,
  type DetailName,
  detailGroups,
  inOrder,
  isRequired,
  isShown,
  webAddress,
  withCountryFirst,
} from './fields.ts'
import { applicationWords } from './words.ts'

/** The groups of an application's fields; `only` leaves the reopened ones. */
export function DetailGroups(props: {
  field: (name: DetailName) => ComponentProps<typeof DetailInput>['bound']
  only?: readonly string[]
  /** What the country of the licence requires and hides; without it nothing but what is always required. */
  form?: AskedFields
  /** The country decides about the other fields, so it is asked first. */
  countryFirst?: boolean
  /** Whose phone numbers need no code; else that of the licence in the form. */
  country?: string | null
  /** More of a group below its fields (password, files). */
  after?: Partial<Record<DetailGroup, ReactNode>>
}) {
  const words = useText(applicationWords)
  const t = useText(messages)
  const locale = useLocale()
  const { form = usualForm } = props
  const country = props.country || props.field('licence_country').value || undefined
  const groups = props.countryFirst ? withCountryFirst(detailGroups) : detailGroups
  return groups.map((group) => {
    const fields = inOrder(group.fields, locale).filter((field) =>
      props.only ? props.only.includes(field.name) : isShown(field, form, locale),
    )
    const after = props.after?.[group.name]
    if (fields.length === 0 && !after) return null
    return (
      <Box
        component="section"
        key={group.name}
        aria-labelledby={`group-${group.name}`}
        // no margin, which would be one with that of what stands above
        sx={{ pt: 4 }}
      >
        <Typography variant="h2" id={`group-${group.name}`} sx={{ mb: 4 }}>
          {words.groups[group.name]}
        </Typography>
        <Box sx={grid}>
          {fields.map((field) => (
            <Box key={field.name} sx={field.half ? undefined : { gridColumn: '1 / -1' }}>
              <DetailInput
                field={field}
                bound={props.field(field.name)}
                country={country}
                required={isRequired(field, form)}
                help={field.name === 'licence_country' && props.countryFirst && t.countryFirst}
              />
            </Box>
          ))}
        </Box>
        {after}
      </Box>
    )
  })
}

const grid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

/** What `useServerForm().field(name)` gives. */
type Bound = {
  id: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

/** One field of the application, bound to a form. */
function DetailInput({
  field,
  bound,
  country,
  required,
  help,
}: {
  field: DetailField
  bound: Bound
  country: string | undefined
  required: boolean
  help: ReactNode
}) {
  const t = useText(messages)
  const words = useText(applicationWords)
  const locale = useLocale()
  const label = words.fields[field.name]
  const shared = { ...bound, label, help: help || undefined, optional: !required, required }
  if (field.kind === 'country')
    return <SelectField {...shared} options={countryOptions(locale)} empty={t.choose} />
  if (field.kind === 'speciality' || field.kind === 'licence_type') {
    const options = Object.entries(words[field.kind]).map(([value, name]) => ({
      value,
      label: name,
    }))
    return <SelectField {...shared} options={options} empty={t.choose} />
  }
  if (field.kind === 'tel')
    return <PhoneField {...shared} country={country} autoComplete={field.autoComplete} />
  const complete = () => {
    const value = webAddress(bound.value)
    if (value !== bound.value)
      bound.onChange({ target: { value } } as ChangeEvent<HTMLInputElement>)
  }
  return (
    <Field
      {...shared}
      {...(field.kind === 'url' && {
        onBlur: complete,
        onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && complete(),
      })}
      type={field.kind}
      autoComplete={field.autoComplete}
      placeholder={field.kind === 'url' ? 'https://' : undefined}
      inputProps={{ maxLength: field.maxLength }}
    />
  )
}

const messages = defineMessages({
  choose: ['Choose', '選択してください'],
  countryFirst: [
    'The details we ask for depend on the country.',
    '国によって、ご入力いただく項目が異なります。',
  ],
})
