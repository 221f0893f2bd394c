import { parseArgs } from 'node:util'
import type { Guard } from '../../apps/api/src/context.ts'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'
import { signedIn } from '../server/people.ts'
import { openApp, openPlace, type Place, startServer } from '../server/place.ts'
import { type Chromium, openChromium } from './chromium.ts'
import type { Cookie } from './tab.ts'

export type Setting = {
  place: Place
  /** Of the server, which serves the built apps. */
  url: string
  browser: Chromium
  cookiesOf(guard: Guard): Promise<Cookie[]>
}

/** The built apps with the demo, the server as people run it, and a browser; all of it ends with the work. */
export async function inBrowser<T>(work: (setting: Setting) => Promise<T>): Promise<T> {
  const path = await ensureBrowser()
  const place = await openPlace()
  const server = await startServer(place.env)
  const app = await openApp(place)
  const browser = await openChromium(path, args)
  const cookiesOf = async (guard: Guard) => {
    const { rows } = await app.ports.pool.query<{ id: string }>(
      'select id from accounts where email = $1',
      [`${guard}@bench.example.org`],
    )
    const headers = await signedIn(app, guard, rows[0]?.id ?? '')
    return (headers.cookie ?? '').split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value }
    })
  }
  try {
    return await work({ place, url: server.url, browser, cookiesOf })
  } finally {
    await browser.close()
    await app.close()
    await server.stop()
    await place.close()
  }
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=en-US',
]

/** Medians of five, unless `--rounds` says otherwise. */
export function roundsOf(args: string[]): number {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '5' } } })
  return Number(values.rounds)
}
