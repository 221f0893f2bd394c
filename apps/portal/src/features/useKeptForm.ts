import { type FieldErrors, useServerForm } from '@officina/ui/useServerForm.ts'
import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, takeDraft } from './drafts.ts'

/**
 * `useServerForm` that remembers under `key` what was typed until it has been sent: a session that ends
 * in between loses nothing. `kept` is for the KeptNotice of the form. Spread `panel` on the SidePanel that
 * holds it: its cross forgets what was typed.
 */
export function useKeptForm<T extends Record<string, unknown>>(
  key: string,
  initial: T,
  submit: (values: T) => Promise<unknown>,
  validate?: (values: T) => FieldErrors,
) {
  const first = useRef(initial)
  const [isKept, setKept] = useState(() => takeDraft(key) !== undefined)
  const form = useServerForm<T>(
    { ...initial, ...takeDraft<T>(key) },
    async (values) => {
      await submit(values)
      dropDraft(key)
      setKept(false)
    },
    validate,
  )
  const { values } = form
  // what was kept is typed too
  const isTyped = Object.keys(values).some((name) => values[name] !== first.current[name])
  useEffect(() => {
    if (isTyped) keepDraft(key, values)
    else dropDraft(key)
  }, [key, values, isTyped])
  const panel = (onClose: () => void) => ({
    isTyped,
    onClose: () => {
      dropDraft(key)
      onClose()
    },
  })
  const kept = {
    isKept,
    discard() {
      for (const name of Object.keys(initial)) form.set(name, first.current[name] as T[string])
      setKept(false)
    },
  }
  return { ...form, panel, kept }
}
