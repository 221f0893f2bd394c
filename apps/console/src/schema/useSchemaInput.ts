import { useLocale } from '@officina/ui/text'
import { useMemo } from 'react'
import { useInput, type Validator } from 'react-admin'
import type { InputProps } from './overrides.ts'
import { isDemanded, useErrorText, validatorsOf } from './validation.ts'
import { fieldHelp, fieldLabel } from './words.ts'

type Options = {
  // biome-ignore lint/suspicious/noExplicitAny: react-admin's own types
  format?: (value: any) => any
  // biome-ignore lint/suspicious/noExplicitAny: react-admin's own types
  parse?: (value: any) => any
  /** More than the spec demands, and checked before that; the same function each time. */
  validate?: Validator
  /** How a number of the form is typed, where that is another one. */
  show?: (value: number) => string
}

/** For an input that holds more than a text: its value is taken as it is. */
export const asItIs = { format: (value: unknown) => value, parse: (value: unknown) => value }

/** Label, help, error and value of an input, from the spec's field and the form around it. */
export function useSchemaInput({ source, field }: InputProps, options: Options = {}) {
  const locale = useLocale()
  const errorText = useErrorText()
  const { validate, show, ...rest } = options
  const all = useMemo(
    () => (validate ? [validate, ...validatorsOf(field)] : validatorsOf(field)),
    [field, validate],
  )
  const input = useInput({ source, validate: all, ...rest })
  const { isTouched, error: found } = input.fieldState
  const { isSubmitted } = input.formState
  // what is wrong with an entry of a list is said at the list
  const error = Array.isArray(found) ? (found.find(Boolean) as typeof found | undefined) : found
  const shown = error && (isTouched || isSubmitted || error.type === 'server')
  const words = {
    id: input.id,
    label: fieldLabel(source.split('.').at(-1) ?? source, field, locale),
    help: fieldHelp(field, locale),
    error: shown ? errorText(error.message, show) : undefined,
    required: isDemanded(field),
  }
  const { ref, value, name, onChange, onBlur } = input.field
  return {
    ...words,
    field: input.field,
    /** Spread on a Field. */
    asField: {
      ...words,
      optional: !words.required,
      name,
      value: value ?? '',
      onChange,
      onBlur,
      inputRef: ref,
    },
  }
}
