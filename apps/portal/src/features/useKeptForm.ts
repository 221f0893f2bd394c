import { type FieldErrors, useServerForm } from '@officina/ui/useServerForm.ts'

/**
 * `useServerForm` that remembers under `key` what was typed until it has been sent. Spread `panel` on the SidePanel
 * that holds it: its cross forgets what was typed.
 */
export function useKeptForm<T extends Record<string, unknown>>(
  key: string,
  initial: T,
  submit: (values: T) => Promise<unknown>,
  validate?: (values: T) => FieldErrors,
) {
  const form = useServerForm<T>(initial, submit, validate, key)
  const panel = (onClose: () => void) => ({
    isTyped: form.isTyped,
    onClose: () => {
      form.forget()
      onClose()
    },
  })
  return { ...form, panel }
}
