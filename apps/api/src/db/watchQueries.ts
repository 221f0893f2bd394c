import type pg from 'pg'

type End = (error?: unknown) => void
/** Sees the text of a statement and runs it; `run` is given what hears of its end. */
type See = (text: string, run: (end: End) => unknown) => unknown

// biome-ignore lint/suspicious/noExplicitAny: pg's query has many shapes; only text and end are touched
type Query = (...given: any[]) => any

/** Tells the text of every statement of a pool's connections before it is sent, without its values. */
export const hearQueries = (pool: pg.Pool, hear: (text: string) => void): void =>
  replaceQuery(pool, (query) => (...given) => {
    const text = textOf(given[0])
    if (text !== undefined) hear(text)
    return query(...given)
  })

/** Lets every statement of a pool's connections pass by `see`, with its text and without its values. */
export const watchQueries = (pool: pg.Pool, see: See): void =>
  replaceQuery(pool, (query) => (...given) => {
    const text = textOf(given[0])
    if (text === undefined) return query(...given)
    return see(text, (end) => {
      const callback = given.at(-1)
      if (typeof callback === 'function')
        return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
          end(error ?? undefined)
          callback(error, result)
        })
      const answer: Promise<unknown> = query(...given)
      answer.then(
        () => end(),
        (error) => end(error),
      )
      return answer
    })
  })

function replaceQuery(pool: pg.Pool, make: (query: Query) => Query): void {
  pool.on('connect', (client) => {
    client.query = make(client.query.bind(client) as Query) as typeof client.query
  })
}

/** Undefined for streams of COPY, which tell of their end elsewhere. */
function textOf(first: unknown): string | undefined {
  const { text, submit } = Object(first) as { text?: unknown; submit?: unknown }
  const said = typeof first === 'string' ? first : text
  return typeof said === 'string' && typeof submit !== 'function' ? said : undefined
}
