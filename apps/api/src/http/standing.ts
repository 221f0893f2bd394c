import type pg from 'pg'
import { hearQueries } from '../db/watchQueries.ts'
import { actorQueries } from './actors.ts'
import { sessionQuery } from './session.ts'
import type { Standing } from './sessionCache.ts'

/** What is read of a session and of whom it stands for; the settings say who needs a second factor. */
const tables = new Set(
  [sessionQuery, ...Object.values(actorQueries)]
    .flatMap((text) => [...text.matchAll(/\b(?:from|join) (\w+)/g)])
    .map(([, table]) => table)
    .concat('settings'),
)

/** That somebody was seen again, or has ordered, changes nothing of whom their sessions stand for. */
const harmless =
  /\bupdate "(?:session(?:s|_logins)" set "last_seen_at"|patients" set "last_order_at") = \$\d+ where/g

/** Whether a statement writes to one of them. */
const mayChange = (text: string): boolean =>
  [...text.replace(harmless, '').matchAll(/\b(?:insert into|update|delete from) "?(\w+)/gi)].some(
    ([, table]) => tables.has(table),
  )

export function watchStanding(pool: pg.Pool): Standing {
  const known = new Map<string, boolean>()
  let last = Number.NEGATIVE_INFINITY
  const see = (text: string) => {
    if (text.startsWith('select')) return
    let may = known.get(text)
    if (may === undefined) {
      may = mayChange(text)
      if (known.size < 1_000) known.set(text, may)
    }
    if (may) last = performance.now()
  }
  hearQueries(pool, see)
  return { mayHaveChangedSince: (at) => last >= at }
}
