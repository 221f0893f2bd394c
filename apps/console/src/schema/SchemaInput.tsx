import { lazyPart } from '@officina/ui/lazyPart'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { type ReactNode, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { ChoicesInput, DateTimeInput, FlagInput, PickInput, TextInput } from './inputs.tsx'
import { MoneyInput, NumberInput, PercentInput } from './inputsOfNumbers.tsx'
import { ReferenceArrayInput, ReferenceInput } from './inputsOfReferences.tsx'
import type { InputProps } from './overrides.ts'
import type { FieldSpec } from './spec.ts'
import { hasOptions } from './words.ts'

const ObjectsInput = lazyPart(() => import('./ObjectsInput.tsx'))
// lists of countries and states, which most forms do not need
const places = () => import('./inputsOfPlaces.tsx')
const placeInputs = {
  country: lazyWithRetry(places, 'CountryInput'),
  state: lazyWithRetry(places, 'StateInput'),
  phone: lazyWithRetry(places, 'PhoneInput'),
}

/** The input that fits a field: by reference, choices, type and format. */
export function SchemaInput(props: InputProps) {
  const { source, field } = props
  if (field.fields && field.type === 'object')
    return Object.entries(field.fields)
      .filter(([, part]) => !part.readOnly)
      .map(([name, part]) => <SchemaInput key={name} source={`${source}.${name}`} field={part} />)
  if (field.items?.fields) return <ObjectsInput {...props} Part={SchemaInput} />
  if (field.type === 'array')
    return field.reference || field.items?.reference ? (
      <ReferenceArrayInput {...props} />
    ) : (
      <ChoicesInput {...props} />
    )
  if (field.reference) return <ReferenceInput {...props} />
  if (field.type === 'boolean') return <FlagInput {...props} />
  if (hasOptions(field)) return <PickInput {...props} />
  if (field.format === 'money') return <MoneyInput {...props} />
  if (field.format === 'basis-points') return <PercentInput {...props} />
  if (field.type === 'integer' || field.type === 'number') return <NumberInput {...props} />
  if (field.format === 'date-time') return <DateTimeInput {...props} />
  const Place = placeInputs[field.format as keyof typeof placeInputs]
  if (Place)
    return (
      <Suspense fallback={<TextInput {...props} />}>
        <Place {...props} />
      </Suspense>
    )
  return <TextInput {...props} />
}

/** An input that is there only while other fields of the form have the values the contract names. */
export function ShownIf(props: { field: FieldSpec; children: ReactNode }) {
  return props.field.showIf ? (
    <Watched showIf={props.field.showIf}>{props.children}</Watched>
  ) : (
    props.children
  )
}

function Watched(props: { showIf: NonNullable<FieldSpec['showIf']>; children: ReactNode }) {
  const names = Object.keys(props.showIf)
  const values = useWatch({ name: names })
  return names.every((name, index) => isOneOf(values[index], props.showIf[name]))
    ? props.children
    : null
}

/** A list names the values of which one must be there; an array of the form must hold one of them. */
export function isOneOf(value: unknown, wanted: unknown): boolean {
  const choices = Array.isArray(wanted) ? wanted : [wanted]
  return Array.isArray(value) ? value.some((one) => choices.includes(one)) : choices.includes(value)
}
