import type { Socket } from 'node:net'
import { bodyOfFailure, failure } from './failures.ts'

// an import loads what each of its exports needs, such as the client of `fetch`: 1 MB of an idle server
const { STATUS_CODES } = process.getBuiltinModule('node:http')

/**
 * Answers what never became a request, in the contract's shape, and ends the connection: too slow (408), too
 * large a head (431), no HTTP (400).
 */
export function answerBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statuses[error.code ?? ''] ?? 400
  const body = JSON.stringify(bodyOfFailure(failure(status)))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const statuses: Record<string, 408 | 431> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}
