import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { formatCountry, listed } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { InputProps } from '../../schema/overrides.ts'
import { SchemaInput } from '../../schema/SchemaInput.tsx'
import { PartsInput, pairs } from './PartsInput.tsx'
import { PricesInput } from './PricesInput.tsx'

type Zone = components['schemas']['DeliveryZoneSetting']

/** Zones with their countries and what each way to deliver costs there. Everywhere else always stays. */
export function ZonesInput(props: InputProps) {
  const t = useText(messages)
  const locale = useLocale()
  const nameOf = (zone: Zone | undefined) => {
    if (isRest(zone)) return zone?.name || t.rest
    const countries = (zone?.countries ?? []).filter((code) => /^[A-Z]{2}$/.test(code))
    const names = countries.map((code) => formatCountry(code, locale))
    return zone?.name || listed(names, locale) || t.fresh
  }
  return (
    <PartsInput<Zone>
      {...props}
      words={t}
      nameOf={nameOf}
      stays={isRest}
      fresh={() => fresh}
      newestFirst
    >
      {(source, zone) => <ZoneInputs source={source} field={props.field} isRest={isRest(zone)} />}
    </PartsInput>
  )
}

const isRest = (zone: Zone | undefined) => zone?.countries?.includes('*') ?? false

function ZoneInputs(props: InputProps & { isRest: boolean }) {
  const { source, field } = props
  const parts = field.items?.fields ?? {}
  const input = (name: keyof Zone) =>
    parts[name] && <SchemaInput source={`${source}.${name}`} field={parts[name]} />
  return (
    <>
      <Box sx={pairs}>
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
      <Box sx={pairs}>
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

const messages = defineMessages({
  rest: ['Everywhere else', 'その他の地域'],
  fresh: ['New zone', '新しい地域'],
  add: ['Add zone', '地域を追加'],
  remove: ['Remove zone', '地域を削除'],
  removeNamed: (name: string) => [`Remove zone ${name}`, `地域を削除：${name}`],
})
