/**
 * What was typed and not yet sent, kept in memory only (it may be health data): it survives a sign-in
 * after the session expired, and ends with the tab or with a sign-out. While there is any, closing or
 * reloading the tab asks first.
 */
const drafts = new Map<string, unknown>()

export const keepDraft = (key: string, value: unknown): void => {
  drafts.set(key, value)
  globalThis.addEventListener?.('beforeunload', ask)
}

export const takeDraft = <T>(key: string): T | undefined => drafts.get(key) as T | undefined

export const dropDraft = (key: string): void => {
  drafts.delete(key)
  if (drafts.size === 0) globalThis.removeEventListener?.('beforeunload', ask)
}

export const clearDrafts = (): void => {
  for (const key of [...drafts.keys()]) dropDraft(key)
}

function ask(event: Event): void {
  event.preventDefault()
}
