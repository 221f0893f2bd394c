import { addressFormOf } from '@officina/shared/addressForm'
import { countryCodes } from '@officina/shared/countries'
import { formatCountry } from '@officina/shared/format'
import { stateOf, statesOf } from '@officina/shared/states'
import { PhoneField } from '@officina/ui/PhoneField'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { TextInput } from './inputs.tsx'
import type { InputProps } from './overrides.ts'
import { useSchemaInput } from './useSchemaInput.ts'

/** A country (ISO 3166) by its name. */
export function CountryInput(props: InputProps) {
  const locale = useLocale()
  const options = useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: formatCountry(value, locale) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [locale],
  )
  return <PlaceSelect {...props} options={options} />
}

/** The state of an address: from the list of its country, else as typed. */
export function StateInput(props: InputProps) {
  const locale = useLocale()
  const country = useCountryOf(props.source)
  const states = statesOf(country ?? '')
  if (!states) return <TextInput {...props} />
  const options = states.map((state) => ({ value: state.value, label: state[locale] }))
  const meant = (value: string) => stateOf(country ?? '', value)?.value ?? value
  const isNeeded = addressFormOf(country ?? '').required.has('region')
  return <PlaceSelect {...props} options={options} meant={meant} isNeeded={isNeeded} />
}

/** A phone number; without + it belongs to the country of its address or licence. */
export function PhoneInput(props: InputProps) {
  const country = useCountryOf(props.source)
  const { asField } = useSchemaInput(props)
  return <PhoneField {...asField} country={country} value={String(asField.value)} />
}

function PlaceSelect(
  props: InputProps & {
    options: { value: string; label: string }[]
    meant?: (value: string) => string
    isNeeded?: boolean
  },
) {
  const t = useText(messages)
  const { field, asField } = useSchemaInput(props)
  const { inputRef, ...own } = asField
  const value = props.meant?.(String(own.value)) ?? String(own.value)
  const isKnown = value === '' || props.options.some((option) => option.value === value)
  return (
    <SelectField
      {...own}
      optional={own.optional && !props.isNeeded}
      value={value}
      options={isKnown ? props.options : [...props.options, { value, label: value }]}
      {...(own.required && value ? {} : { empty: own.required ? t.choose : t.none })}
      onBlur={() => field.onBlur()}
      ref={inputRef}
    />
  )
}

/** What stands in the field `country` beside this one, else the country of the licence. */
function useCountryOf(source: string): string | undefined {
  const names = [source.replace(/[^.]+$/, 'country'), 'licence_country']
  const found = useWatch({ name: names }).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : undefined
}

const messages = defineMessages({
  choose: ['Choose', '選択してください'],
  none: ['None', 'なし'],
})
