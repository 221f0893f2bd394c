import type { components } from '@officina/openapi/schema'
import type { RecordOf } from '../../schema/spec.ts'

export type Catalog = RecordOf<'catalogs'>
export type Rule = NonNullable<Catalog['rule']>
export type Condition = Rule['conditions'][number]
export type CatalogProduct = components['schemas']['CatalogProduct']
export type CatalogItem = components['schemas']['AdminCatalogItem']

export const may = (key: Catalog['actions'][number]) => (catalog: Catalog) =>
  catalog.actions.includes(key)
