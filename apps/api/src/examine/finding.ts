import { withClient } from '../db/withClient.ts'

/** What was looked at, how it is, and the sentence for whoever runs the server. */
export type Finding = { what: string; is: 'ok' | 'attention' | 'wrong'; says: string }

export type Look = () => Promise<Omit<Finding, 'what'>>

export const ok = (says: string) => ({ is: 'ok' as const, says })
export const attention = (says: string) => ({ is: 'attention' as const, says })
export const wrong = (says: string) => ({ is: 'wrong' as const, says })

export const query = <T>(url: string, text: string): Promise<T[]> =>
  withClient(url, async (client) => (await client.query(text)).rows as T[])
