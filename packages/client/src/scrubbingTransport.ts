import * as Sentry from '@sentry/react'
import { scrub, scrubEvent } from './scrub.ts'

type Transport = ReturnType<typeof Sentry.makeFetchTransport>
type Envelope = Parameters<Transport['send']>[0]

/**
 * The last step of error reports: everything that leaves the page is scrubbed here, including what the reporter's
 * hooks do not see (standalone spans, addresses and attributes of a replay). For this the replay arrives as text and
 * is compressed here.
 */
export function scrubbingTransport(
  options: Parameters<typeof Sentry.makeFetchTransport>[0],
): Transport {
  const transport = Sentry.makeFetchTransport(options)
  return { ...transport, send: async (envelope) => transport.send(await scrubbed(envelope)) }
}

async function scrubbed(envelope: Envelope): Promise<Envelope> {
  const [headers, items] = envelope as [object, [object, unknown][]]
  const clean = items.map(
    async ([head, content]): Promise<[object, unknown]> =>
      typeof content === 'string'
        ? [head, await compressed(scrub(content))]
        : [head, content instanceof Uint8Array ? content : scrubEvent(content)],
  )
  return [scrubEvent(headers), await Promise.all(clean)] as unknown as Envelope
}

/** A line that names the segment, then its events, as the receiver expects them: in zlib's format. */
async function compressed(recording: string): Promise<Uint8Array | string> {
  const end = recording.indexOf('\n') + 1
  if (typeof CompressionStream === 'undefined') return recording
  const events = new Blob([recording.slice(end)]).stream()
  const packed = await new Response(
    events.pipeThrough(new CompressionStream('deflate')),
  ).arrayBuffer()
  const head = new TextEncoder().encode(recording.slice(0, end))
  const whole = new Uint8Array(head.length + packed.byteLength)
  whole.set(head)
  whole.set(new Uint8Array(packed), head.length)
  return whole
}
