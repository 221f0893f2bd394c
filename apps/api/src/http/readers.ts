import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** How often a stalled reader is checked before it is disconnected. */
const looks = 6

export type Readers = {
  /** Breaks off every answer that is under way, so that none looks whole. */
  cut(): void
}

/**
 * Watches who takes the answers. A reader who takes nothing for `quietMs` loses the connection, and with it go
 * the memory and the rows that were kept for it; an answer that waits for the server is left alone.
 */
export function watchReaders(app: FastifyInstance, quietMs = 30_000): Readers {
  const underWay = new Set<Socket>()
  app.addHook('onSend', (request, { raw }, payload, done) => {
    const { socket } = raw
    if (socket instanceof Socket) {
      underWay.add(socket)
      raw.once('close', () => underWay.delete(socket))
      watch(raw, socket, quietMs / looks)
      // before HTTP/1.1 the end of the connection is the end of the answer
      if (payload instanceof Readable && request.raw.httpVersionMinor === 0)
        payload.once('error', () => raw.headersSent && reset(socket))
    }
    done(null, payload)
  })
  return {
    cut() {
      for (const socket of underWay) reset(socket)
    },
  }
}

function watch(answer: ServerResponse, socket: Socket, everyMs: number): void {
  let quiet = 0
  let looked = 0
  // comes when nothing has moved for so long; later than expected something has
  answer.on('timeout', () => {
    const now = performance.now()
    const hasMoved = now - looked > 1.5 * everyMs
    looked = now
    if (socket.writableLength === 0) quiet = 0
    else quiet = hasMoved ? 1 : quiet + 1
    if (quiet >= looks) reset(socket)
    else socket.setTimeout(everyMs)
  })
  socket.setTimeout(everyMs)
}

/** Ends a connection as a fault does, whatever still waits to be sent. */
const reset = (socket: Socket) => void socket.resetAndDestroy().destroy()
