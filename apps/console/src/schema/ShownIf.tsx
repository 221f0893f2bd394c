import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldSpec } from './spec.ts'

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
