import type { App } from '../../apps/api/src/app.ts'
import { systemCtx } from '../../apps/api/src/context.ts'
import { getShopSettings } from '../../apps/api/src/entities/platform/shopSettings.ts'
import { differenceOf } from '../lib/difference.ts'
import type { Shop } from '../plain/order.ts'
import type { Headers } from './people.ts'

type Asked = { path: string; headers: Headers }
export type Answer = { status: number; range: string | null; body: unknown }
export type Server = (call: Asked) => Promise<Answer>

/** A server that listens. */
export const serverAt =
  (url: string): Server =>
  async ({ path, headers }) => {
    const answer = await fetch(url + path, { headers })
    const range = answer.headers.get('content-range')
    return { status: answer.status, range, body: await answer.json() }
  }

/**
 * Throws at the first call that the plain server does not answer as the real one does: status, range and the whole body.
 * A difference is looked at twice, as a minute may have passed or a total may have been counted anew between the two.
 */
export async function assertSame(real: Server, plain: Server, calls: Asked[]): Promise<void> {
  const compare = async (call: Asked) => {
    const answer = await real(call)
    if (answer.status !== 200) return `The real server answers ${answer.status}.`
    return differenceOf(answer, await plain(call))
  }
  for (const call of calls) {
    const found = (await compare(call)) && (await compare(call))
    if (found)
      throw new Error(`${call.path}: the real and the plain server answer differently. ${found}`)
  }
}

/** What the plain server is told of the shop when it starts. */
export async function shopOf({ ports }: App): Promise<Shop> {
  const { currency, timeZone } = ports.config
  return { settings: await getShopSettings(systemCtx(ports)), currency, timeZone }
}
