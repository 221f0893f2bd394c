import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { choosableFields } from '@officina/shared/applicationForm'
import { formatCountry } from '@officina/shared/format'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import type { InputProps } from '../../schema/overrides.ts'
import { SchemaInput } from '../../schema/SchemaInput.tsx'
import { useErrorText } from '../../schema/validation.ts'
import { fieldHelp } from '../../schema/words.ts'

type CountryForm = components['schemas']['ApplicationFormSetting']

/** What doctors are asked, a form for some countries each. The one for all other countries always stays. */
export function ApplicationFormsInput({ source, field }: InputProps) {
  const t = useText(messages)
  const locale = useLocale()
  const errorText = useErrorText()
  const { fields, prepend, remove } = useFieldArray({ name: source })
  const { errors } = useFormState({ name: source })
  const values = (useWatch({ name: source }) ?? []) as CountryForm[]
  const own = errors[source] as { message?: string; root?: { message?: string } } | undefined
  const parts = field.items?.fields ?? {}
  const rest = values.find(isRest)
  const nameOf = (form: CountryForm | undefined) => {
    if (isRest(form)) return values.length > 1 ? t.rest : t.all
    const countries = (form?.countries ?? []).filter((code) => /^[A-Z]{2}$/.test(code))
    const names = countries.map((code) => formatCountry(code, locale))
    return names.join(locale === 'ja' ? '、' : ', ') || t.fresh
  }
  // a new form begins as what these countries are asked so far
  const add = () => prepend({ ...rest, countries: [] })
  return (
    <Box sx={{ mb: 5 }}>
      <Box sx={{ mb: 4, color: 'text.secondary' }}>{fieldHelp(field, locale)}</Box>
      <Button size="small" startIcon={<Add />} onClick={add} sx={{ mb: 3 }}>
        {t.add}
      </Button>
      {fields.map((row, i) => (
        <Box key={row.id} component="fieldset" sx={form}>
          <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 2 }}>
            {nameOf(values[i])}
          </Box>
          {!isRest(values[i]) && parts.countries && (
            <SchemaInput source={`${source}.${i}.countries`} field={parts.countries} />
          )}
          <Box sx={grid}>
            {choosableFields.map((name) => {
              const part = parts[name]
              return (
                part && <SchemaInput key={name} source={`${source}.${i}.${name}`} field={part} />
              )
            })}
          </Box>
          {!isRest(values[i]) && (
            <Button
              size="small"
              onClick={() => remove(i)}
              aria-label={t.removeForm(nameOf(values[i]))}
            >
              {t.remove}
            </Button>
          )}
        </Box>
      ))}
      <FormError>{errorText(own?.message ?? own?.root?.message)}</FormError>
    </Box>
  )
}

const isRest = (form: CountryForm | undefined) => form?.countries?.includes('*') ?? false

const form = { border: 0, borderTop: 1, borderColor: 'divider', m: 0, px: 0, pt: 3, mb: 3 }
const grid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
}

const messages = defineMessages({
  all: ['All countries', 'すべての国'],
  rest: ['All other countries', 'その他の国'],
  fresh: ['New form', '新しいフォーム'],
  add: ['Add form for a country', '国別のフォームを追加'],
  remove: ['Remove form', 'フォームを削除'],
  removeForm: (name: string) => [`Remove form ${name}`, `フォームを削除：${name}`],
})
