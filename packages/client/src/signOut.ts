import { type ApiError, api } from './api.ts'
import type { Guard } from './guard.ts'

/**
 * Ends the session of a role at the server. Rejects while it may stand there: nobody is to leave and believe that it
 * has ended. `hasEnded` finds out whether it had ended before.
 */
export async function endAtServer(guard: Guard, hasEnded: () => Promise<boolean>): Promise<void> {
  try {
    await api.request('POST', `/api/${guard}/logout`, { quiet: true })
  } catch (error) {
    const { status } = error as ApiError
    // to a write, an ended session is a wrong token first
    if (status === 401 || (status === 419 && (await hasEnded()))) return
    throw error
  }
}
