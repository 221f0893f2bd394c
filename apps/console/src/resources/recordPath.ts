import { definitionOf } from './registry.ts'

/** The page of a record, below the router's base. */
export const recordPath = (resource: string, id: string): string =>
  `/${definitionOf(resource)?.detailPath ?? resource}/${encodeURIComponent(id)}`
