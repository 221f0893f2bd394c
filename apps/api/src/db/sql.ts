/**
 * Drizzle's query and column builders, for every module of the server. They go through this one file because
 * Node reads a package's own description again at each import that names it, and Drizzle's has 180 kB:
 * imported by name everywhere, that was a third of the time a server needs to start.
 */
export * from 'drizzle-orm'
// both have these; the tables' are meant
export type {
  ColumnsWithTable,
  SelectedFields,
  SelectedFieldsFlat,
  SelectedFieldsOrdered,
  TableConfig,
} from 'drizzle-orm/pg-core'
export * from 'drizzle-orm/pg-core'
