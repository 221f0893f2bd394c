import { FormError } from '@officina/ui/FormError'
import { PasswordField } from '@officina/ui/PasswordField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import type { Role } from '../../session.ts'
import { toast } from '../toast.tsx'
import { messages } from './messages.ts'
import { Part } from './parts.tsx'

const paths = {
  patient: '/api/patient/account/export',
  doctor: '/api/doctor/account/export',
} as const

/** Everything the dispensary keeps about the patient, or of the doctor's practice, as a ZIP; the password is asked again. */
export function ExportPart({ of: role }: { of: Role }) {
  const t = useText(messages)
  const locale = useLocale()
  const form = useServerForm({ current_password: '' }, async ({ current_password }) => {
    const { download, saveBlob } = await import('@officina/client/transfer')
    const file = await download('post', paths[role], { body: { current_password, locale } })
    saveBlob(file.blob, file.filename)
    form.set('current_password', '')
    toast.success(t.exported)
  })
  return (
    <Part
      title={role === 'doctor' ? t.exportPractice : t.export}
      lead={role === 'doctor' ? t.exportPracticeText : t.exportText}
    >
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <PasswordField label={t.currentPassword} {...form.field('current_password')} />
        <SubmitButton inline pending={form.pending}>
          {t.exportVerb}
        </SubmitButton>
      </form>
    </Part>
  )
}
