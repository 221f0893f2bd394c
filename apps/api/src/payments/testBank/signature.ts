import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentEvent } from '../port.ts'

const signatureHeader = 'testbank-signature'

/** Seconds that a signature may be old, as Stripe has it. */
const TOLERANCE = 300

type Body = Omit<PaymentEvent, 'at'> & { at: string }
export type SignedEvent = { body: string; headers: Record<string, string> }

export function signEvent(secret: string, event: PaymentEvent, now: Date): SignedEvent {
  const body = JSON.stringify({ ...event, at: event.at.toISOString() } satisfies Body)
  const time = Math.floor(now.getTime() / 1_000)
  return { body, headers: { [signatureHeader]: `t=${time},v1=${mac(secret, time, body)}` } }
}

/** The event when the signature over the raw body holds and is not old, else null. */
export function readSigned(
  secret: string,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
  now: Date,
): PaymentEvent | null {
  const [, time = '', given = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers[signatureHeader] ?? '') ?? []
  const body = rawBody.toString('utf8')
  if (!given || !timingSafeEqual(Buffer.from(given), Buffer.from(mac(secret, Number(time), body))))
    return null
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > TOLERANCE) return null
  const event = JSON.parse(body) as Body
  return { ...event, at: new Date(event.at) }
}

const mac = (secret: string, time: number, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
