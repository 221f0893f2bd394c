import type { Socket } from 'node:net'

/**
 * Answers what never became a request, in the contract's shape, and ends the connection: too slow (408), too
 * large a head (431), no HTTP (400).
 */
export function answerBroken(error: Error & { code?: string }, socket: Socket): void {
  const [status, reason, message] = answers[error.code ?? ''] ?? malformed
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const body = JSON.stringify({ message })
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const malformed = [400, 'Bad Request', 'The request cannot be read.'] as const
const answers: Record<string, readonly [number, string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'The request headers are too large.',
  ],
}
