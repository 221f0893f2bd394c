import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

type Answer = { id: number; result?: unknown; error?: { message: string } }

export type Chromium = {
  /** A command of the DevTools protocol, to a page's session or to the browser itself. */
  send<R = unknown>(method: string, params?: object, sessionId?: string): Promise<R>
  close(): Promise<void>
}

/**
 * Chromium by its own protocol. A tool for tests has it note where each error of a page comes from; React makes some as it
 * loads, and the browser then reads all of its code again, which no visitor's browser does.
 */
export async function openChromium(path: string, args: readonly string[]): Promise<Chromium> {
  const folder = await mkdtemp(join(tmpdir(), 'officina-bench-'))
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`]
  const child = spawn(path, [...own, ...args, 'about:blank'], { stdio: 'ignore' })
  const socket = new WebSocket(await addressIn(folder))
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  }
  let last = 0
  return {
    async send<R>(method: string, params: object = {}, sessionId?: string) {
      const id = ++last
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      const { result, error } = await answered
      if (error) throw new Error(`${method}: ${error.message}`)
      return result as R
    },
    async close() {
      const gone = once(child, 'exit')
      socket.close()
      child.kill()
      await gone
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Where it listens, which it writes down once it does. */
async function addressIn(folder: string): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const text = await readFile(join(folder, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const [port, path] = text.split('\n')
    if (port && path) return `ws://127.0.0.1:${port}${path}`
    await wait(100)
  }
  throw new Error('The browser did not start within 30 seconds.')
}
