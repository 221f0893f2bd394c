import { connectClient } from '../db/client.ts'

/** What was looked at, how it is, and the sentence for whoever runs the server. */
export type Finding = { what: string; is: 'ok' | 'attention' | 'wrong'; says: string }

export type Look = () => Promise<Omit<Finding, 'what'>>

export const ok = (says: string) => ({ is: 'ok' as const, says })
export const attention = (says: string) => ({ is: 'attention' as const, says })
export const wrong = (says: string) => ({ is: 'wrong' as const, says })

export async function query<T>(url: string, text: string): Promise<T[]> {
  const client = await connectClient(url)
  try {
    return (await client.query(text)).rows as T[]
  } finally {
    await client.end()
  }
}
