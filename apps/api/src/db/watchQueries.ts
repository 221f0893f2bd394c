import type pg from 'pg'

type End = (error?: unknown) => void
/** Sees the text of a statement and runs it; `run` is given what hears of its end. */
type See = (text: string, run: (end: End) => unknown) => unknown

// biome-ignore lint/suspicious/noExplicitAny: pg's query has many shapes; only text and end are touched
type Query = (...given: any[]) => any

/** Lets every statement of a pool's connections pass by `see`, with its text and without its values. */
export function watchQueries(pool: pg.Pool, see: See): void {
  pool.on('connect', (client) => {
    const query: Query = client.query.bind(client)
    client.query = ((...given: unknown[]) => {
      const [first] = given
      const text = typeof first === 'string' ? first : (first as { text?: unknown })?.text
      // streams of COPY tell of their end elsewhere
      if (typeof text !== 'string' || typeof (first as pg.Submittable)?.submit === 'function')
        return query(...given)
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
    }) as typeof client.query
  })
}
