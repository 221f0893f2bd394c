import { useText } from '@officina/ui/text'
import { type FieldErrors, useServerForm } from '@officina/ui/useServerForm.ts'
import { explained, waitMessages } from './failures.ts'

/** useServerForm with a readable text for throttled calls. */
export function useAuthForm<T extends Record<string, unknown>>(
  initial: T,
  submit: (values: T) => Promise<unknown>,
  validate?: (values: T) => FieldErrors,
) {
  const wait = useText(waitMessages)
  return useServerForm(
    initial,
    async (values) => {
      try {
        await submit(values)
      } catch (error) {
        throw explained(error, wait)
      }
    },
    validate,
  )
}
