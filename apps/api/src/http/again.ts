import { CommitUnknownError, pause } from '../context.ts'
import { isLost } from '../db/away.ts'

/**
 * Does a piece of work that may be done twice, and does it once more when the connection to the database was
 * lost in the middle: the next connection of the pool is a new one. What may have been committed is left alone.
 */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isLost(error) || error instanceof CommitUnknownError) throw error
    await pause(1)
    return work()
  }
}
