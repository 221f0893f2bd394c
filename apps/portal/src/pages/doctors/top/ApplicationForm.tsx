import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { DetailGroups } from '../../../features/application/DetailGroups.tsx'
import { detailFields } from '../../../features/application/fields.ts'
import { applicationWords } from '../../../features/application/words.ts'
import { Panel } from '../../../features/Panel.tsx'
import { toast } from '../../../features/toast.tsx'
import { useKeptForm } from '../../../features/useKeptForm.ts'
import { statusMessages } from './statusMessages.ts'
import type { Application } from './types.ts'

type Values = Record<string, string>
type Body = components['schemas']['DoctorApplicationUpdate']

/** The reopened fields, or all of them when applying again. An answer may also be a document alone. */
export function ApplicationForm({ application }: { application: Application }) {
  const t = useText(statusMessages)
  const words = useText(applicationWords)
  const queryClient = useQueryClient()
  const form = useKeptForm(
    `application ${application.status}`,
    initialOf(application),
    async (values) => {
      await api.patch('/api/doctor/application', { body: bodyOf(application, values) })
      toast.success(t.sent)
      await invalidate(queryClient, '/api/doctor')
    },
  )
  const verb = application.status === 'rejected' ? t.applyAgain : t.sendAgain
  return (
    <Panel title={verb}>
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <FormSummary errors={form.errors} labels={words.fields} idOf={form.idOf} />
        <DetailGroups field={form.field} only={application.editable_fields} />
        <SubmitButton pending={form.pending}>{verb}</SubmitButton>
      </form>
    </Panel>
  )
}

const initialOf = (application: Application): Values =>
  Object.fromEntries(
    detailFields
      .filter(({ name }) => application.editable_fields.includes(name))
      .map(({ name }) => [name, application[name] ?? '']),
  )

/** Only what differs; an emptied field is null. */
const bodyOf = (application: Application, values: Values): Body => ({
  revision: application.revision,
  ...Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => value !== (application[name as 'phone'] ?? ''))
      .map(([name, value]) => [name, value === '' ? null : value]),
  ),
})
