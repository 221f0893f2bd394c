import { EmailField } from '@officina/ui/EmailField'
import { FormError } from '@officina/ui/FormError'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useServerForm } from '@officina/ui/useServerForm.ts'

/** One address and one button. */
export function EmailForm(props: { verb: string; onSend: (email: string) => Promise<unknown> }) {
  const form = useServerForm({ email: '' }, ({ email }) => props.onSend(email.trim()))
  return (
    <form {...form.formProps}>
      <FormError>{form.message}</FormError>
      <EmailField {...form.field('email')} autoFocus />
      <SubmitButton pending={form.pending}>{props.verb}</SubmitButton>
    </form>
  )
}
