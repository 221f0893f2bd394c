import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { formatCountry } from '@officina/shared/format'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import type { InputProps } from '../../schema/overrides.ts'
import { SchemaInput } from '../../schema/SchemaInput.tsx'
import { useErrorText } from '../../schema/validation.ts'
import { fieldHelp } from '../../schema/words.ts'
import { PricesInput } from './PricesInput.tsx'

type Zone = components['schemas']['DeliveryZoneSetting']

/** Zones with their countries and what each way to deliver costs there. Everywhere else always stays. */
export function ZonesInput({ source, field }: InputProps) {
  const t = useText(messages)
  const locale = useLocale()
  const errorText = useErrorText()
  const { fields, prepend, remove } = useFieldArray({ name: source })
  const { errors } = useFormState({ name: source })
  const values = (useWatch({ name: source }) ?? []) as Zone[]
  const own = errors[source] as { message?: string; root?: { message?: string } } | undefined
  const nameOf = (zone: Zone | undefined) => {
    if (zone?.countries?.includes('*')) return zone.name || t.rest
    const countries = (zone?.countries ?? []).filter((code) => /^[A-Z]{2}$/.test(code))
    const names = countries.map((code) => formatCountry(code, locale))
    return zone?.name || names.join(locale === 'ja' ? '、' : ', ') || t.fresh
  }
  return (
    <Box sx={{ mb: 5 }}>
      <Box sx={{ mb: 4, color: 'text.secondary' }}>{fieldHelp(field, locale)}</Box>
      <Button size="small" startIcon={<Add />} onClick={() => prepend(fresh)} sx={{ mb: 3 }}>
        {t.add}
      </Button>
      {fields.map((row, i) => (
        <Box key={row.id} component="fieldset" sx={zone}>
          <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 2 }}>
            {nameOf(values[i])}
          </Box>
          <ZoneInputs
            source={`${source}.${i}`}
            field={field}
            isRest={values[i]?.countries?.includes('*') ?? false}
          />
          {!values[i]?.countries?.includes('*') && (
            <Button
              size="small"
              onClick={() => remove(i)}
              aria-label={t.removeZone(nameOf(values[i]))}
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

function ZoneInputs(props: InputProps & { isRest: boolean }) {
  const { source, field } = props
  const parts = field.items?.fields ?? {}
  const input = (name: keyof Zone) =>
    parts[name] && <SchemaInput source={`${source}.${name}`} field={parts[name]} />
  return (
    <>
      <Box sx={grid}>
        {!props.isRest && (
          <>
            {input('name')}
            {input('countries')}
            {input('regions')}
          </>
        )}
        {input('price_by')}
      </Box>
      <PricesInput source={source} />
      <Box sx={grid}>
        {input('free_from')}
        {input('min_total')}
      </Box>
    </>
  )
}

const fresh: Zone = {
  name: null,
  countries: [],
  regions: [],
  price_by: 'flat',
  fees: [],
  free_from: null,
  min_total: null,
}

const zone = { border: 0, borderTop: 1, borderColor: 'divider', m: 0, px: 0, pt: 3, mb: 3 }
const grid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
}

const messages = defineMessages({
  rest: ['Everywhere else', 'その他の地域'],
  fresh: ['New zone', '新しい地域'],
  add: ['Add zone', '地域を追加'],
  remove: ['Remove zone', '地域を削除'],
  removeZone: (name: string) => [`Remove zone ${name}`, `地域を削除：${name}`],
})
