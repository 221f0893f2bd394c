import { setTimeout as sleep } from 'node:timers/promises'
import { audit, startKeyedLoad } from './keyedLoad.ts'
import { startServers, startShop } from './servers.ts'

type FailoverResult = {
  writes: number
  orders: number
  lost: number
  double: number
  faults: string[]
  /** From the death of the primary to the first write that was acknowledged after it, for each kill. */
  outagesMs: number[]
  seconds: number
  answers: string
}

/**
 * Servers with a primary and a synchronous standby; the primary is killed again and again under buyers and clerks who
 * call with keys until they are answered, and its standby promoted by hand.
 */
export async function runFailover({
  kills,
  writes,
  servers: count,
  withinMs = Number.POSITIVE_INFINITY,
  say = () => {},
}: {
  kills: number
  writes: number
  servers: number
  /** On a slow machine fewer writes are enough after so long. */
  withinMs?: number
  say?: (line: string) => void
}): Promise<FailoverResult> {
  const shop = await startShop()
  const servers = await startServers(shop.env, count)
  try {
    const urls = servers.map(({ url }) => url)
    const load = await startKeyedLoad({ app: shop.app, urls: () => urls, buyers: 6, clerks: 10 })
    const began = performance.now()
    const outagesMs: number[] = []
    const reached = async (n: number, ms = Number.POSITIVE_INFINITY) => {
      const isLate = () => performance.now() - began > ms
      while (load.count() < n && load.faults.length === 0 && !isLate()) await sleep(20)
    }
    const share = (of: number, kill: number) => (of * kill) / (kills + 1)
    for (let kill = 1; kill <= kills && load.faults.length === 0; kill++) {
      await reached(share(writes, kill), share(withinMs, kill))
      const killed = await shop.failOver()
      const promoted = performance.now()
      // those that were on their way when the primary died came before
      await reached(load.count() + 1)
      const first = load.times.find((at) => at > promoted) ?? performance.now()
      outagesMs.push(Math.round(first - killed))
      say(
        `kill ${kill}: ${outagesMs.at(-1)} ms without an acknowledged write, ${load.count()} so far`,
      )
      await shop.rejoin()
    }
    await reached(writes, withinMs)
    await load.stop()
    const seconds = (performance.now() - began) / 1000
    for (const server of servers) {
      const end = server.end()
      if (end) load.faults.push(`a server has ended with ${end}`)
    }
    return {
      writes: load.count(),
      orders: load.acknowledged.orders.length,
      ...(await audit(shop.ownerUrl, load.acknowledged)),
      faults: load.faults,
      outagesMs,
      seconds,
      answers: [...load.answers]
        .map(([status, n]) => `${n} × ${status || 'broken off'}`)
        .join(', '),
    }
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
    await shop.close()
  }
}
