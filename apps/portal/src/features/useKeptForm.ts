import { type FieldErrors, useServerForm } from '@officina/ui/useServerForm.ts'
import { useEffect, useRef } from 'react'
import { dropDraft, keepDraft, takeDraft } from './drafts.ts'

/**
 * `useServerForm` that remembers under `key` what was typed until it has been sent: a session that ends
 * in between, or a closed panel, loses nothing.
 */
export function useKeptForm<T extends Record<string, unknown>>(
  key: string,
  initial: T,
  submit: (values: T) => Promise<unknown>,
  validate?: (values: T) => FieldErrors,
) {
  const first = useRef(initial)
  const form = useServerForm<T>(
    { ...initial, ...takeDraft<T>(key) },
    async (values) => {
      await submit(values)
      dropDraft(key)
    },
    validate,
  )
  const { values } = form
  useEffect(() => {
    const changed = Object.keys(values).some((name) => values[name] !== first.current[name])
    if (changed) keepDraft(key, values)
  }, [key, values])
  return form
}
