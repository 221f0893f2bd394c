import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { ComponentType } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import type { InputProps } from './overrides.ts'
import { useErrorText } from './validation.ts'
import { fieldHelp, fieldLabel } from './words.ts'

/** A list of parts with fields of their own. Refusals of the server stand at the part's field (`items.0.qty`). */
export default function ObjectsInput(props: InputProps & { Part: ComponentType<InputProps> }) {
  const { source, field, Part } = props
  const t = useText(messages)
  const locale = useLocale()
  const errorText = useErrorText()
  const { fields, append, remove } = useFieldArray({ name: source })
  const { errors } = useFormState({ name: source })
  const own = errors[source] as { message?: string; root?: { message?: string } } | undefined
  const label = fieldLabel(source.split('.').at(-1) ?? source, field, locale)
  const help = fieldHelp(field, locale)
  const parts = Object.entries(field.items?.fields ?? {}).filter(([, part]) => !part.readOnly)
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 4 }}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 2 }}>
        {label}
      </Box>
      {help && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 2 }}>{help}</Box>}
      {fields.map((row, index) => (
        <Box key={row.id} role="group" aria-label={t.nth(label, index + 1)} sx={part}>
          <Box sx={inRows}>
            {parts.map(([name, partField]) => (
              <Part key={name} source={`${source}.${index}.${name}`} field={partField} />
            ))}
          </Box>
          <Button
            size="small"
            aria-label={t.removeNth(label, index + 1)}
            onClick={() => remove(index)}
          >
            {t.remove}
          </Button>
        </Box>
      ))}
      <FormError>{errorText(own?.message ?? own?.root?.message)}</FormError>
      {fields.length < (field.maxItems ?? 100) && (
        <Button size="small" startIcon={<Add />} onClick={() => append({})}>
          {t.add}
        </Button>
      )}
    </Box>
  )
}

/** Short fields stand side by side where there is room. */
const inRows = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
}
const part = { border: 1, borderColor: 'divider', borderRadius: '8px', p: 4, mb: 3 }

const messages = defineMessages({
  nth: (label: string, n: number) => [`${label} ${n}`, `${label} ${n}`],
  remove: ['Remove', '削除'],
  removeNth: (label: string, n: number) => [`Remove ${label} ${n}`, `${label} ${n}を削除`],
  add: ['Add', '追加'],
})
