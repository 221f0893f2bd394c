import { FormError } from '@officina/ui/FormError'
import { PasswordField } from '@officina/ui/PasswordField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { toast } from '../toast.tsx'
import { messages } from './messages.ts'
import { Part } from './parts.tsx'

/** Everything the dispensary keeps about the patient, as a ZIP; the password is asked again. */
export function ExportPart() {
  const t = useText(messages)
  const locale = useLocale()
  const form = useServerForm({ current_password: '' }, async ({ current_password }) => {
    const { download, saveBlob } = await import('@officina/client/transfer')
    const file = await download('post', '/api/patient/account/export', {
      body: { current_password, locale },
    })
    saveBlob(file.blob, file.filename)
    form.set('current_password', '')
    toast.success(t.exported)
  })
  return (
    <Part title={t.export} lead={t.exportText}>
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <PasswordField
          label={t.currentPassword}
          {...form.field('current_password')}
          value={form.values.current_password}
        />
        <SubmitButton size="medium" fullWidth={false} pending={form.pending}>
          {t.exportVerb}
        </SubmitButton>
      </form>
    </Part>
  )
}
