import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useRecordContext } from 'react-admin'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import type { InputProps } from '../../schema/overrides.ts'
import { SchemaInput } from '../../schema/SchemaInput.tsx'
import type { FieldSpec } from '../../schema/spec.ts'
import { useErrorText } from '../../schema/validation.ts'
import { fieldHelp } from '../../schema/words.ts'

type Method = components['schemas']['DeliveryMethodSetting']

/** The ways to deliver: names, days in transit, whether each is offered. One that orders may have is not removed. */
export function MethodsInput({ source, field }: InputProps) {
  const t = useText(messages)
  const locale = useLocale()
  const errorText = useErrorText()
  const record = useRecordContext<Record<string, Method[]>>()
  const { fields, append, remove } = useFieldArray({ name: source })
  const { errors } = useFormState({ name: source })
  const values = (useWatch({ name: source }) ?? []) as Method[]
  const stored = new Set((record?.[source] ?? []).map(({ key }) => key))
  const own = errors[source] as { message?: string; root?: { message?: string } } | undefined
  const parts = field.items?.fields ?? {}
  return (
    <Box sx={{ mb: 5 }}>
      <Box sx={{ mb: 4, color: 'text.secondary' }}>{fieldHelp(field, locale)}</Box>
      {fields.map((row, i) => (
        <Box key={row.id} component="fieldset" sx={method}>
          <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 2 }}>
            {values[i]?.name?.[locale] || values[i]?.name?.en || t.fresh}
          </Box>
          <Box sx={grid}>
            {Object.entries(partsOf(parts)).map(([name, part]) => (
              <SchemaInput key={name} source={`${source}.${i}.${name}`} field={part} />
            ))}
          </Box>
          {!stored.has(values[i]?.key ?? '') && (
            <Button size="small" onClick={() => remove(i)}>
              {t.remove}
            </Button>
          )}
        </Box>
      ))}
      <FormError>{errorText(own?.message ?? own?.root?.message)}</FormError>
      <Button
        size="small"
        startIcon={<Add />}
        onClick={() => append({ ...fresh, key: newKey(values.map(({ key }) => key)) })}
      >
        {t.add}
      </Button>
    </Box>
  )
}

/** The inputs of a method: its two names stand apart. */
function partsOf(parts: Readonly<Record<string, FieldSpec>>): Record<string, FieldSpec> {
  const { key: _, name, ...rest } = parts
  const names = Object.entries(name?.fields ?? {}).map(([locale, part]) => [`name.${locale}`, part])
  return { ...Object.fromEntries(names), ...rest }
}

const fresh = {
  name: { en: '', ja: '' },
  active: true,
  free: false,
  transit_min: 2,
  transit_max: 4,
}

/** What orders call a new method; nobody reads it. */
function newKey(known: string[]): string {
  let n = known.length + 1
  while (known.includes(`method_${n}`)) n += 1
  return `method_${n}`
}

const method = { border: 0, borderTop: 1, borderColor: 'divider', m: 0, px: 0, pt: 3, mb: 2 }
const grid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
}

const messages = defineMessages({
  fresh: ['New method', '新しい配送方法'],
  add: ['Add method', '配送方法を追加'],
  remove: ['Remove', '削除'],
})
