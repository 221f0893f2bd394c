/**
 * An error as the log may keep it: what failed and where, never what was sent. Values stand in the messages of
 * the database ("invalid input syntax for type uuid: …"), in the parameters of a statement and in pieces of a
 * text that is no JSON, so of these only the kind, the code and the statement without its values are kept.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { code, table, constraint, routine, query } = error as Error & Record<string, unknown>
  const tellsValues = code !== undefined || query !== undefined || error instanceof SyntaxError
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: tellsValues ? '' : error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...named({ query, table, constraint, routine }),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  }
}

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown }

const named = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))

// the stack begins with the message
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n')
