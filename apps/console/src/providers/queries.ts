/**
 * Reads of the console that are neither a list nor a record of react-admin's: query options with the contract's types,
 * over the same client and under the same query client.
 */
export type { ListResult } from '@officina/client/api'
export type { ListRow } from '@officina/client/query'
export { createQueryClient, invalidate, keepRows, listQ, q } from '@officina/client/query'
