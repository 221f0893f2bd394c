import { definitionOf } from './registry.ts'

/** The page of a record, below the router's base. */
export const recordPath = (resource: string, id: string): string =>
  `/${definitionOf(resource)?.detailPath ?? resource}/${encodeURIComponent(id)}`

/** Id in the address that stands for a record still to be made. */
export const NEW = 'new'

/** Where a new record is begun. */
export const createPath = (resource: string): string => {
  const own = definitionOf(resource)?.createPath
  return own ? `/${own}` : recordPath(resource, NEW)
}
