/**
 * What was typed and not yet sent, kept in memory only (it may be health data): it survives a sign-in
 * after the session expired, and ends with the tab or with a sign-out.
 */
const drafts = new Map<string, unknown>()

export const keepDraft = (key: string, value: unknown): void => void drafts.set(key, value)

export const takeDraft = <T>(key: string): T | undefined => drafts.get(key) as T | undefined

export const dropDraft = (key: string): void => void drafts.delete(key)

export const clearDrafts = (): void => drafts.clear()
