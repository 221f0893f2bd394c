import { dayMs } from '@officina/shared/dates/days'
import { detailFields } from '../../../features/application/fields.ts'

const key = 'officina-application'
const keptMs = 14 * dayMs

type Saved = { email: string; at: number; values: Record<string, string> }

/** What was typed before, for this address only; never passwords, never files. */
export function readSaved(email: string): Record<string, string> | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Saved | null
    if (saved?.email === email && Date.now() - saved.at < keptMs) return saved.values
    localStorage.removeItem(key)
  } catch {
    // A blocked or damaged storage only means that nothing is brought back.
  }
  return undefined
}

export function writeSaved(email: string, values: Record<string, unknown>): void {
  const kept = Object.fromEntries(
    detailFields
      .map(({ name }) => [name, String(values[name] ?? '')] as const)
      .filter(([, value]) => value !== ''),
  )
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ email, at: Date.now(), values: kept }))
  } catch {
    // The same.
  }
}

export function dropSaved(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // The same.
  }
}
