import type { ResourceName } from '@officina/openapi/resources'
import { resources } from '@officina/openapi/resources'
import type { components } from '@officina/openapi/schema'
import type { StatusKind } from '@officina/shared/status/words'

export type { ResourceName }

/** A field as the spec describes it; made by `npm run gen`. */
export type FieldSpec = {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  required: boolean
  nullable: boolean
  format?: string
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  title?: string
  title_ja?: string
  description?: string
  description_ja?: string
  readOnly?: boolean
  default?: unknown
  /** Resource whose id this is (`x-reference`). */
  reference?: string
  /** Words and tone of a state (`x-status`). */
  status?: StatusKind
  /** Words of the values (`x-labels`): value → [en, ja]. */
  labels?: Readonly<Record<string, readonly [en: string, ja: string]>>
  /** Permission without which the field is not for the reader (`x-permission`). */
  permission?: string
  /** What a number counts (`x-unit`), as `Intl.NumberFormat` names it. */
  unit?: string
  /** Shown in a form only while these fields have these values (`x-show-if`). */
  showIf?: Readonly<Record<string, unknown>>
  items?: FieldSpec
  fields?: Fields
}
export type Fields = Readonly<Record<string, FieldSpec>>

/** The fields that are for somebody with these permissions. */
export const readableOf = (fields: Fields, permissions: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, field]) => !field.permission || permissions.includes(field.permission),
    ),
  )

export type Under = Readonly<Record<string, readonly string[]>>
/**
 * Columns by the narrowest screen that has room for them: the cards of phones, from 600 px, from 1440 px. The
 * first column is on all of them, what is not named is there from 1200 px.
 */
export type Widths<F = string> = {
  phone: readonly F[]
  tablet?: readonly F[]
  desktop?: readonly F[]
}
export type Tab = {
  label?: readonly [en: string, ja: string]
  filter: Readonly<Record<string, unknown>>
}
export type Group = { key: string; title: string; 'x-ja'?: string; fields: readonly string[] }

/** A resource as `x-console` and its operations describe it. */
export type ResourceSpec = {
  name: string
  schema: string
  title: string
  title_ja: string
  /** Permission to write notes; its records have the tabs Notes and History. */
  notes?: string
  /** Plural, for menu and list. */
  label?: { en: string; ja: string }
  /** Heading of the form for a new record. */
  create_title?: { en: string; ja: string }
  /** On the buttons to the form and in it, where it is not "New" and "Create". */
  create_verb?: { en: string; ja: string }
  /** Field that names a record; else `name`, `title`, `number` or the id. */
  representation?: string
  columns?: readonly string[]
  /** Columns that are there but off until chosen. */
  hidden?: readonly string[]
  /** What stands beneath a column's value while it is no column itself. */
  under?: Under
  widths?: Widths
  order?: readonly [string, 'ASC' | 'DESC']
  quickFilters?: readonly string[]
  groups?: readonly Group[]
  /** Fields of a list's row. */
  row: readonly string[]
  fields: Fields
  sort: readonly string[]
  filters: Fields
  /** Filters with an address and a count above the list; without a label the words of their value. */
  tabs?: readonly Tab[]
  /** The list has `/export` and `/facets`. */
  export: boolean
  facets: boolean
  get: boolean
  create: Fields | null
  update: Fields | null
  permissions: Record<'list' | 'show' | 'edit' | 'create' | 'delete', string | null>
}

type Described = typeof resources

/** Names of a resource's fields, checked by the compiler. */
export type FieldName<R extends ResourceName> = keyof Described[R]['fields'] & string
/** Names of the fields that a list's row carries. */
export type RowField<R extends ResourceName> = Described[R]['row'][number]
/** A record of a resource as `GET /api/admin/{resource}/{id}` sends it. */
export type RecordOf<R extends ResourceName> = Described[R]['schema'] extends infer S
  ? S extends keyof components['schemas']
    ? components['schemas'][S] & { id: string }
    : never
  : never

/** The description of a resource. */
export const specOf = (name: ResourceName): ResourceSpec =>
  resources[name] as unknown as ResourceSpec

/** The description of any resource react-admin may ask for; undefined for those the spec does not describe. */
export const findSpec = (name: string | undefined): ResourceSpec | undefined =>
  name !== undefined && Object.hasOwn(resources, name) ? specOf(name as ResourceName) : undefined

export const allSpecs = (): ResourceSpec[] => Object.values(resources) as unknown as ResourceSpec[]
