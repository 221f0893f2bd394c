import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { InputProps } from '../../schema/overrides.ts'
import { SchemaInput } from '../../schema/SchemaInput.tsx'
import type { FieldSpec } from '../../schema/spec.ts'
import { PartsInput, pairs } from './PartsInput.tsx'

type Method = components['schemas']['DeliveryMethodSetting']
type Zone = components['schemas']['DeliveryZoneSetting']

/** The ways to deliver: names, days in transit, whether each is offered. One that orders may have is not removed. */
export function MethodsInput(props: InputProps) {
  const t = useText(messages)
  const locale = useLocale()
  const record = useRecordContext<Record<string, Method[]>>()
  const stored = new Set((record?.[props.source] ?? []).map(({ key }) => key))
  const parts = Object.entries(partsOf(props.field.items?.fields ?? {}))
  const { getValues, setValue } = useFormContext()
  /** Its prices go with it: nothing shows them any more. */
  function forgetPrices(method: Method | undefined) {
    const zones = (getValues('regions') ?? []) as Zone[]
    for (const [i, { fees = [] }] of zones.entries()) {
      const left = fees.filter((price) => price.method !== method?.key)
      if (left.length < fees.length) setValue(`regions.${i}.fees`, left, { shouldDirty: true })
    }
  }
  return (
    <PartsInput<Method>
      {...props}
      words={t}
      nameOf={(method) => method?.name?.[locale] || method?.name?.en || t.fresh}
      stays={(method) => stored.has(method?.key ?? '')}
      fresh={(all) => ({ ...fresh, key: newKey(all.map(({ key }) => key)) })}
      onRemove={forgetPrices}
    >
      {(source) => (
        <Box sx={pairs}>
          {parts.map(([name, part]) => (
            <SchemaInput key={name} source={`${source}.${name}`} field={part} />
          ))}
        </Box>
      )}
    </PartsInput>
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

const messages = defineMessages({
  fresh: ['New method', '新しい配送方法'],
  add: ['Add method', '配送方法を追加'],
  remove: ['Remove', '削除'],
})
