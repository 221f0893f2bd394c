import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { ChangeEvent } from 'react'
import { countryOptions } from './countries.ts'
import type { DetailField } from './fields.ts'
import { applicationWords } from './words.ts'

/** What `useServerForm().field(name)` gives. */
type Bound = {
  id: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

/** One field of the application, bound to a form. */
export function DetailInput({ field, bound }: { field: DetailField; bound: Bound }) {
  const t = useText(messages)
  const words = useText(applicationWords)
  const locale = useLocale()
  const label = words.fields[field.name]
  const shared = { ...bound, label, optional: !field.required, required: field.required }
  if (field.kind === 'country')
    return <SelectField {...shared} options={countryOptions(locale)} empty={t.choose} />
  if (field.kind === 'speciality' || field.kind === 'licence_type') {
    const options = Object.entries(words[field.kind]).map(([value, name]) => ({
      value,
      label: name,
    }))
    return <SelectField {...shared} options={options} empty={t.choose} />
  }
  return (
    <Field
      {...shared}
      type={field.kind}
      autoComplete={field.autoComplete}
      placeholder={field.kind === 'url' ? 'https://' : undefined}
      inputProps={{ maxLength: field.maxLength }}
    />
  )
}

const messages = defineMessages({
  choose: ['Choose', '選択してください'],
})
