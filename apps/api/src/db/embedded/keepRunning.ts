import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, startCluster } from './cluster.ts'
import { explain } from './errors.ts'
import { stopOrphans } from './orphans.ts'
import { ownerUrl } from './roles.ts'
import { launch, ready, stop } from './server.ts'
import type { Setup } from './setup.ts'

/** Waits before the starts that follow one another; after the last of them there is no further one. */
const DELAYS_MS = [0, 1_000, 2_000, 4_000, 8_000]
/** A server that has run so long has started well, and its next end is a new one. */
const STEADY_MS = 60_000

type Watch = {
  log: (line: string) => void
  /** Called with the reason when it was started again as often as allowed, and ended each time. */
  onLost: (reason: string) => void
  delaysMs?: readonly number[] | undefined
}

/**
 * Starts the server, and starts it again whenever it ends without having been asked to: on the same port, so
 * that its URLs stay. Connections are refused meanwhile. The caller keeps the data directory's lock throughout.
 */
export async function keepRunning(setup: Setup, watch: Watch): Promise<Cluster> {
  const { log, onLost, delaysMs = DELAYS_MS } = watch
  const { signal, abort } = createStop()
  const started = await startCluster(setup, log)
  const { port } = started
  let { server } = started
  let steadyFrom = performance.now() + STEADY_MS

  /** Resolves with the reason of its end, whether or not it ever accepted connections. */
  async function runAgain(): Promise<string> {
    steadyFrom = Number.POSITIVE_INFINITY
    try {
      await stopOrphans(setup.dataPath, log)
      if (signal.aborted) return ''
      server = launch(setup, port)
      await ready(server, ownerUrl(port, setup.password, 'postgres'))
    } catch (error) {
      await stop(server, 'immediate')
      return explain(error)
    }
    steadyFrom = performance.now() + STEADY_MS
    log('PostgreSQL runs again.')
    return server.exited
  }

  async function keep(): Promise<void> {
    let reason = await server.exited
    for (let starts = 0; !signal.aborted; starts++) {
      if (performance.now() > steadyFrom) starts = 0
      const delay = delaysMs[starts]
      if (delay === undefined) return onLost(reason)
      log(`PostgreSQL stopped unexpectedly (${reason}); starting it again${inSeconds(delay)}.`)
      await sleep(delay, undefined, { signal }).catch(() => {})
      if (!signal.aborted) reason = await runAgain()
    }
  }

  const kept = keep()
  return {
    port,
    async stop(how, withinMs) {
      abort()
      await stop(server, how, withinMs)
      await kept
    },
  }
}

function createStop() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

const inSeconds = (ms: number) => (ms > 0 ? ` in ${ms / 1_000} s` : '')
