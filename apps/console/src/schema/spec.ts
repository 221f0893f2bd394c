import { described } from '@officina/openapi/described'
import type { Described, ResourceName } from '@officina/openapi/resources'
import { resources } from '@officina/openapi/resources'
import type { components } from '@officina/openapi/schema'
import type { StatusKind } from '@officina/shared/status/words'
import { use } from 'react'

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

/** The fields that are for somebody with these permissions. An id alone says nothing without the record's name. */
export const readableOf = (fields: Fields, permissions: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) =>
      [
        field.permission,
        field.type === 'string' && findResource(field.reference)?.permissions.list,
      ].every((each) => !each || permissions.includes(each)),
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

/** What every page may ask of any resource: its words, its links, its permissions. */
export type ResourceIndex = {
  name: string
  title: string
  title_ja: string
  /** Permission to write notes; its records have the tabs Notes and History. */
  notes?: string
  /** Plural, for menu and list. */
  label?: { en: string; ja: string }
  /** Field that names a record; else `name`, `title`, `number` or the id. */
  representation?: string
  order?: readonly [string, 'ASC' | 'DESC']
  sort: readonly string[]
  get: boolean
  /** Filters by the id of another record. */
  within: readonly string[]
  permissions: Record<'list' | 'show' | 'edit' | 'create' | 'delete', string | null>
}

/** A resource as `x-console` and its operations describe it. */
export type ResourceSpec = Omit<ResourceIndex, 'within'> & {
  schema: string
  /** Heading of the form for a new record. */
  create_title?: { en: string; ja: string }
  /** On the buttons to the form and in it, where it is not "New" and "Create". */
  create_verb?: { en: string; ja: string }
  columns?: readonly string[]
  /** Columns that are there but off until chosen. */
  hidden?: readonly string[]
  /** What stands beneath a column's value while it is no column itself. */
  under?: Under
  widths?: Widths
  quickFilters?: readonly string[]
  groups?: readonly Group[]
  /** Fields of a list's row. */
  row: readonly string[]
  fields: Fields
  filters: Fields
  /** Filters with an address and a count above the list; without a label the words of their value. */
  tabs?: readonly Tab[]
  /** The list has `/export` and `/facets`. */
  export: boolean
  facets: boolean
  create: Fields | null
  update: Fields | null
}

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

/** Any resource react-admin may ask for; undefined for those the contract does not describe. */
export const findResource = (name: string | undefined): ResourceIndex | undefined =>
  name !== undefined && Object.hasOwn(resources, name) ? resources[name as ResourceName] : undefined

export const allResources = (): ResourceIndex[] => Object.values(resources)

/**
 * The description of a resource. A page imports those it draws (`@officina/openapi/resources/orders`), so that they
 * come with its code; a component that meets another one waits for it.
 */
export const specOf = (name: ResourceName): ResourceSpec =>
  (described(name) ?? use(loadSpec(name))) as ResourceSpec

/** The same for what draws nothing, and to have it at hand before it is drawn. */
export function loadSpec(name: string): Promise<ResourceSpec | undefined> {
  const begun = loading.get(name) ?? load(name)
  loading.set(name, begun)
  return begun
}

const loading = new Map<string, Promise<ResourceSpec | undefined>>()

async function load(name: string): Promise<ResourceSpec | undefined> {
  try {
    const file = files[`../../../../openapi/generated/resources/${name}.ts`]
    return (await file?.()) as ResourceSpec | undefined
  } catch (error) {
    // the next one who asks tries again
    loading.delete(name)
    throw error
  }
}

const files = import.meta.glob('../../../../openapi/generated/resources/*.ts', {
  import: 'default',
})
