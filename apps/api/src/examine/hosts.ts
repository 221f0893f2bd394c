import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { createPool } from '../db/client.ts'
import { explain } from '../db/embedded/errors.ts'
import { lookAt, type Seen } from '../db/finder.ts'
import { nameOf, readHosts } from '../db/hosts.ts'
import { createReplica } from '../db/replica.ts'
import { attention, type Look, ok, query, wrong } from './finding.ts'

/** Each host of a database that has several, and the replica. */
export function hostLooks({ databaseUrl, databaseReadUrl }: Config): [string, Look][] {
  const looks: [string, Look][] = []
  if (databaseUrl && readHosts(databaseUrl).hosts.length > 1)
    looks.push(['Hosts', () => lookAtHosts(databaseUrl)])
  if (databaseUrl && databaseReadUrl)
    looks.push(['Replica', () => lookAtReplica(databaseUrl, databaseReadUrl)])
  return looks
}

/** One of them takes writes; with two, one of them is a former primary that does not know it. */
export async function lookAtHosts(databaseUrl: string) {
  const { hosts, url } = readHosts(databaseUrl)
  const seen = await Promise.all(hosts.map((host) => lookAt(host, url)))
  const primaries = seen.filter((each) => !('error' in each) && !each.isReadOnly)
  const lags = await lagsOf(databaseUrl).catch(() => [])
  const says = `${seen.map((each) => `${each.host.name} ${wordOf(each)}`).join(', ')}${lags.length > 0 ? `; behind: ${lags.join(', ')}` : ''}`
  if (primaries.length !== 1)
    return wrong(
      primaries.length === 0 ? `None takes writes: ${says}` : `More than one takes writes: ${says}`,
    )
  return seen.some((each) => 'error' in each) ? attention(says) : ok(says)
}

const wordOf = (seen: Seen): string => {
  if ('error' in seen) return `does not answer (${explain(seen.error)})`
  return seen.isReadOnly ? 'follows' : 'is the primary'
}

/** What the primary knows of those who follow it; their names only where its role may see them. */
async function lagsOf(url: string): Promise<string[]> {
  const rows = await query<{ name: string; lag: number; sync: string | null }>(
    url,
    `select coalesce(host(client_addr), application_name, 'a standby') as name,
       coalesce(extract(epoch from replay_lag), 0)::float8 as lag, sync_state as sync from pg_stat_replication`,
  )
  return rows.map(
    ({ name, lag, sync }) =>
      `${name} ${lag.toFixed(1)} s${sync === 'sync' ? ' (synchronous)' : ''}`,
  )
}

async function lookAtReplica(databaseUrl: string, readUrl: string) {
  const primary = createPool(databaseUrl, { max: 1 })
  const replica = createReplica(readUrl, primary, { everyMs: 100 })
  try {
    // the first look knows one position alone
    for (let tries = 0; replica.lagSeconds() !== 0 && tries < 30; tries++) await sleep(100)
    const lag = replica.lagSeconds()
    const name = nameOf(readUrl)
    if (lag === undefined)
      return wrong(`${name} does not answer, or follows no primary: lists come from the primary`)
    return lag > 2
      ? attention(`${name} is more than 2 s behind: lists come from the primary`)
      : ok(`${name} is ${lag === 0 ? 'not' : `${lag.toFixed(1)} s`} behind`)
  } finally {
    await replica.close()
    await primary.end()
  }
}
