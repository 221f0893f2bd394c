/** The database cannot be opened; the message is one sentence for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Another process has the same data directory open. */
export class DataInUseError extends StartError {
  override name = 'DataInUseError'
}

/** The reason inside an error, without stack, code prefix or closing full stop. */
export function explain(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return explain(error.errors[0])
  const { code, message } = error as NodeJS.ErrnoException
  const known = code ? REASONS[code] : undefined
  return known ?? (message || code || String(error)).replace(/\.$/, '')
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a file of that name is in the way',
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be looked up',
  ETIMEDOUT: 'no answer in time',
}
