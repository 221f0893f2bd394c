import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { audit, startKeyedLoad } from './keyedLoad.ts'
import { freePort, type ServerProcess, startServerProcess } from './serverProcess.ts'
import { startServers, startShop } from './servers.ts'

const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find(
  (path) => spawnSync(path, ['-v']).status === 0,
)
/** Restarts are shown where HAProxy is installed. */
export const hasProxy = haproxy !== undefined

type RollingResult = {
  requests: number
  writes: number
  faults: string[]
  lost: number
  double: number
  stopMs: number[]
  seconds: number
}

/** Every server is stopped and started again, one after the other, behind `ops/haproxy.cfg`, while people order and book. */
export async function runRollingRestart({
  servers: count,
  say = () => {},
}: {
  servers: number
  say?: (line: string) => void
}): Promise<RollingResult> {
  const shop = await startShop()
  const servers = await startServers(shop.env, count)
  const proxy = await startProxy(servers)
  try {
    const load = await startKeyedLoad({
      app: shop.app,
      urls: () => [proxy.url],
      buyers: 4,
      clerks: 6,
      mayBreak: false,
    })
    const began = performance.now()
    const stopMs: number[] = []
    for (const [at, { child, url }] of servers.entries()) {
      const before = load.count()
      while (load.count() < before + 100 && load.faults.length === 0) await sleep(20)
      const asked = performance.now()
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      stopMs.push(Math.round(performance.now() - asked))
      servers[at] = await startServerProcess(shop.env, { port: Number(new URL(url).port) })
      say(
        `server ${at + 1}: stopped in ${stopMs.at(-1)} ms, ${load.count()} writes, ${load.faults.length} failed requests`,
      )
    }
    await load.stop()
    return {
      requests: [...load.answers.values()].reduce((sum, n) => sum + n, 0),
      writes: load.count(),
      faults: load.faults,
      ...(await audit(shop.ownerUrl, load.acknowledged)),
      stopMs,
      seconds: (performance.now() - began) / 1000,
    }
  } finally {
    proxy.stop()
    await Promise.all(servers.map((server) => server.kill()))
    await shop.close()
  }
}

/** The proxy of `ops/haproxy.cfg` before these servers. */
export async function startProxy(
  servers: Pick<ServerProcess, 'url'>[],
): Promise<{ url: string; stop(): void }> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'officina-haproxy-'))
  const example = readFileSync(join(import.meta.dirname, '../../../../ops/haproxy.cfg'), 'utf8')
  const lines = servers.map(({ url }, n) => `  server s${n} ${new URL(url).host}`)
  const config = `${example
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replaceAll(/^ {2}server .*\n/gm, '')}${lines.join('\n')}\n`
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, config)
  const child: ChildProcess = spawn(haproxy ?? '', ['-db', '-f', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const url = `http://127.0.0.1:${port}`
  for (const late = Date.now() + 15_000; ; await sleep(50)) {
    if (child.exitCode !== null || Date.now() > late)
      throw new Error(`HAProxy did not start: ${said}`)
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) break
  }
  return {
    url,
    stop() {
      child.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
