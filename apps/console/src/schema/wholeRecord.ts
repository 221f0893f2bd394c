/**
 * `meta` of every call for one whole record. react-admin keeps a list's rows as records too; rows carry fewer
 * fields, so the two must not share a cache: `useGetOne('doctors', { id, meta: wholeRecord })`.
 */
export const wholeRecord = { view: 'record' } as const
