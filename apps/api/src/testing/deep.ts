/** Whether the long forms of the tests run as well: `npm run test:deep`. */
export const isDeep = process.env.OFFICINA_DEEP === '1'

/** Random requests for each call, and what they are drawn from; a seed repeats a run. */
export const fuzz = {
  runs: Number(process.env.FUZZ_RUNS ?? (isDeep ? 1_000 : 2)),
  seed: Number(process.env.FUZZ_SEED ?? 20_261_120),
}

/**
 * What the tests of the server run on, besides the usual database: `divided`, by practice as for Citus, or `pooled`,
 * behind PgBouncer in transaction mode.
 */
export const onDatabase = process.env.OFFICINA_ON_DATABASE
export const isDivided = onDatabase === 'divided'
export const isPooled = onDatabase === 'pooled'
