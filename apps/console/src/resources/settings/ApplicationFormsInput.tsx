import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { choosableFields } from '@officina/shared/applicationForm'
import { formatCountry, listed } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { InputProps } from '../../schema/overrides.ts'
import { SchemaInput } from '../../schema/SchemaInput.tsx'
import { PartsInput, pairs } from './PartsInput.tsx'

type CountryForm = components['schemas']['ApplicationFormSetting']

/** What doctors are asked, a form for some countries each. The one for all other countries always stays. */
export function ApplicationFormsInput(props: InputProps) {
  const t = useText(messages)
  const locale = useLocale()
  const parts = props.field.items?.fields ?? {}
  const nameOf = (form: CountryForm | undefined, all: CountryForm[]) => {
    if (isRest(form)) return all.length > 1 ? t.rest : t.all
    const countries = (form?.countries ?? []).filter((code) => /^[A-Z]{2}$/.test(code))
    const names = countries.map((code) => formatCountry(code, locale))
    return listed(names, locale) || t.fresh
  }
  return (
    <PartsInput<CountryForm>
      {...props}
      words={t}
      nameOf={nameOf}
      stays={isRest}
      // a new form begins as what these countries are asked so far
      fresh={(all) => ({ ...all.find(isRest), countries: [] })}
      newestFirst
    >
      {(source, form) => (
        <>
          {!isRest(form) && parts.countries && (
            <SchemaInput source={`${source}.countries`} field={parts.countries} />
          )}
          <Box sx={pairs}>
            {choosableFields.map((name) => {
              const part = parts[name]
              return part && <SchemaInput key={name} source={`${source}.${name}`} field={part} />
            })}
          </Box>
        </>
      )}
    </PartsInput>
  )
}

const isRest = (form: CountryForm | undefined) => form?.countries?.includes('*') ?? false

const messages = defineMessages({
  all: ['All countries', 'すべての国'],
  rest: ['All other countries', 'その他の国'],
  fresh: ['New form', '新しいフォーム'],
  add: ['Add form for a country', '国別のフォームを追加'],
  remove: ['Remove form', 'フォームを削除'],
  removeNamed: (name: string) => [`Remove form ${name}`, `フォームを削除：${name}`],
})
