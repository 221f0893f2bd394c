import { useState } from 'react'
import { idempotencyKey } from './api.ts'

/**
 * The Idempotency-Key of a body or a form: the same for a repeated press and after a lost answer, so that it happens
 * once, and another one for something else, which the server would refuse under the first.
 */
export function useIdempotencyKey(): (sent: unknown) => string {
  const [keys] = useState(() => new Map<string, string>())
  return (sent) => {
    const text = JSON.stringify(sent instanceof FormData ? [...sent] : sent, plain)
    const key = keys.get(text) ?? idempotencyKey()
    keys.set(text, key)
    return key
  }
}

const plain = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value
