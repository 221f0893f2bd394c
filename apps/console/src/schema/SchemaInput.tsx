import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { Suspense } from 'react'
import {
  ChoicesInput,
  DateTimeInput,
  FlagInput,
  NumberInput,
  PickInput,
  TextInput,
} from './inputs.tsx'
import { MoneyInput, PercentInput } from './inputsOfNumbers.tsx'
import { ReferenceArrayInput, ReferenceInput } from './inputsOfReferences.tsx'
import type { InputProps } from './overrides.ts'
import { hasOptions } from './words.ts'

const ObjectsInput = lazyWithRetry(() => import('./ObjectsInput.tsx'))

/** The input that fits a field: by reference, choices, type and format. */
export function SchemaInput(props: InputProps) {
  const { source, field } = props
  if (field.fields && field.type === 'object')
    return Object.entries(field.fields).map(([name, part]) => (
      <SchemaInput key={name} source={`${source}.${name}`} field={part} />
    ))
  if (field.items?.fields)
    return (
      <Suspense fallback={null}>
        <ObjectsInput {...props} Part={SchemaInput} />
      </Suspense>
    )
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
  return <TextInput {...props} />
}
