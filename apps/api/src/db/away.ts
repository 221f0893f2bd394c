/**
 * What happened between this process and the database: `lost` is a connection that ended in the middle
 * (the next one may work), `away` is one that could not be created.
 */
type Away = 'lost' | 'away'

/** Tells a connection that was lost, or not to be had, from every other error, however it is wrapped. */
export function awayOf(error: unknown): Away | undefined {
  for (const cause of causesOf(error)) {
    const found = byCode(cause) ?? bySentence(cause)
    if (found) return found
  }
  return undefined
}

export const isLost = (error: unknown): boolean => awayOf(error) === 'lost'

/** An error and everything it wraps: Drizzle's `cause`, and the `errors` of several addresses tried. */
export function* causesOf(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth > 10) return
  yield error
  if (error instanceof AggregateError)
    for (const each of error.errors) yield* causesOf(each, depth + 1)
  yield* causesOf(error.cause, depth + 1)
}

const LOST = [
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  '25006', // a primary that became a standby writes no more
  '25P03', // idle in a transaction for too long
  '57P01', // ended by an administrator
  '57P02', // another backend crashed
  '57P05', // idle for too long
]
const AWAY = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '53300', // too many connections
  '57P03', // starting, stopping or recovering
]

function byCode(error: Error): Away | undefined {
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown }
  if (typeof code !== 'string') return undefined
  if (LOST.includes(code) || /^08...$/.test(code)) return 'lost'
  // the socket's file is missing; of any other file this says nothing about the database
  if (AWAY.includes(code) || (code === 'ENOENT' && syscall === 'connect')) return 'away'
  return undefined
}

/** What the driver and its pool say without a code. */
function bySentence({ message }: Error): Away | undefined {
  if (
    /^Connection terminated due to|^timeout (expired|exceeded)|^Query read timeout$/.test(message)
  )
    return 'away'
  if (/^Connection terminated|not queryable$/.test(message)) return 'lost'
  return undefined
}
