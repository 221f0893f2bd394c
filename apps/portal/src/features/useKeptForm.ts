import { type FieldErrors, useServerForm } from '@officina/ui/useServerForm.ts'
import { useEffect, useRef } from 'react'
import { dropDraft, keepDraft, takeDraft } from './drafts.ts'

/**
 * `useServerForm` that remembers under `key` what was typed until it has been sent: a session that ends
 * in between loses nothing. Spread `panel` on the SidePanel that holds it: its cross forgets what was typed.
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
  // what was kept is typed too
  const isTyped = Object.keys(values).some((name) => values[name] !== first.current[name])
  useEffect(() => {
    if (isTyped) keepDraft(key, values)
  }, [key, values, isTyped])
  const panel = (onClose: () => void) => ({
    isTyped,
    onClose: () => {
      dropDraft(key)
      onClose()
    },
  })
  return { ...form, panel }
}
