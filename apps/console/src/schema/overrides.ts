import type { ComponentType, ReactNode } from 'react'
import type { FieldName, FieldSpec, RecordOf, ResourceName, RowField } from './spec.ts'

export type InputProps = { source: string; field: FieldSpec }

/** Replaces how single columns of a list are shown; a name the spec does not know is a type error. */
export type CellOverrides<R extends ResourceName> = {
  [F in RowField<R>]?: (row: RowOf<R>) => ReactNode
}

/** Replaces how single fields of a detail page are shown. */
export type ValueOverrides<R extends ResourceName> = {
  [F in FieldName<R>]?: (record: RecordOf<R>) => ReactNode
}

/** Replaces single inputs of a form. */
export type InputOverrides<R extends ResourceName> = {
  [F in FieldName<R>]?: ComponentType<InputProps>
}

/** A row carries the fields of the list; of the record's other fields it knows nothing. */
export type RowOf<R extends ResourceName> = Partial<RecordOf<R>> & { id: string } & Record<
    RowField<R>,
    // biome-ignore lint/suspicious/noExplicitAny: a row's own fields are described at run time
    any
  >
