import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import { invalidate, useApiMutation } from '@officina/client/query'
import { upload } from '@officina/client/transfer'
import type { components } from '@officina/openapi/schema'
import { type AskedFields, formFor } from '@officina/shared/applicationForm'
import { formatFileSize } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQueryClient } from '@tanstack/react-query'
import { DetailGroups } from '../../../features/application/DetailGroups.tsx'
import { detailFields, licenceFiles } from '../../../features/application/fields.ts'
import { applicationWords } from '../../../features/application/words.ts'
import { Panel, Quiet } from '../../../features/Panel.tsx'
import { toast } from '../../../features/toast.tsx'
import { useKeptForm } from '../../../features/useKeptForm.ts'
import { statusMessages } from './statusMessages.ts'
import type { Application } from './types.ts'

type Values = Record<string, string>
type Body = components['schemas']['DoctorApplicationUpdate']

type Props = { application: Application; documents: NewDocuments }

/** What an applicant may still change, and the documents. */
export function ApplicationParts({ application }: { application: Application }) {
  const documents = useNewDocuments()
  return (
    <>
      {application.editable_fields.length > 0 && (
        <ApplicationForm
          key={application.revision}
          application={application}
          documents={documents}
        />
      )}
      <Documents application={application} documents={documents} />
    </>
  )
}

/**
 * The reopened fields, or all of them when applying again. An answer may also be a document alone; documents that are
 * chosen and not sent yet go before it.
 */
function ApplicationForm({ application, documents }: Props) {
  const t = useText(statusMessages)
  const words = useText(applicationWords)
  const queryClient = useQueryClient()
  const form = useKeptForm(
    `application ${application.status}`,
    initialOf(application),
    async (values) => {
      if (application.can_add_documents && documents.files.length > 0) await documents.send()
      await api.patch('/api/doctor/application', { body: bodyOf(application, values) })
      toast.success(t.sent)
      await invalidate(queryClient, '/api/doctor')
    },
  )
  const country = form.values.licence_country || application.licence_country
  const asked = formFor(application.forms, country)
  const verb = application.status === 'rejected' ? t.applyAgain : t.sendAgain
  return (
    <Panel title={verb}>
      <form {...form.formProps}>
        <KeptNotice kept={form.kept} />
        <FormError>{form.message}</FormError>
        <FormSummary
          errors={form.errors}
          labels={{ ...words.fields, licence_file: t.documents }}
          idOf={form.idOf}
        />
        <DetailGroups field={form.field} form={asked} only={shownFields(application, asked)} />
        <SubmitButton pending={form.pending}>{verb}</SubmitButton>
      </form>
    </Panel>
  )
}

/** What may be changed, without what the country does not ask; a field that was reopened is asked. */
function shownFields(application: Application, asked: AskedFields): string[] {
  const { editable_fields: fields, can_reapply: isNew } = application
  const hidden = Object.entries(asked).flatMap(([name, state]) => (state === 'hidden' ? name : []))
  return isNew ? fields.filter((name) => !hidden.includes(name)) : fields
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

/** What was handed in, and a place for more while that is allowed. */
function Documents({ application, documents }: Props) {
  const t = useText(statusMessages)
  const locale = useLocale()
  return (
    <Panel title={t.documents}>
      {application.documents.length === 0 && <Quiet>{t.noDocuments}</Quiet>}
      <Box component="ul" sx={{ m: 0, mb: 4, pl: 5 }}>
        {application.documents.map((file) => (
          <li key={file.id}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {file.filename}
            </Box>{' '}
            <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {formatFileSize(file.size, locale)} · <DateText value={file.created_at} />
            </Box>
          </li>
        ))}
      </Box>
      {application.can_add_documents && <AddDocuments documents={documents} />}
    </Panel>
  )
}

type NewDocuments = ReturnType<typeof useNewDocuments>

/** Documents that are chosen; `send` hands them in. */
function useNewDocuments() {
  const t = useText(statusMessages)
  const queryClient = useQueryClient()
  const files = useKeptState<File[]>('application documents', [])
  const hand = () => {
    const form = new FormData()
    for (const file of files.value) form.append('licence_file', file)
    return upload('post', '/api/doctor/application/documents', { form })
  }
  const sending = useApiMutation(hand, {
    onSuccess: async () => {
      files.set([])
      toast.success(t.added)
      await invalidate(queryClient, '/api/doctor/application')
    },
  })
  return {
    files: files.value,
    choose: files.set,
    send: () => sending.mutateAsync(undefined),
    isSending: sending.isPending,
    error: sending.error,
  }
}

function AddDocuments({ documents }: { documents: NewDocuments }) {
  const t = useText(statusMessages)
  return (
    <>
      <FileDrop
        label={t.add}
        help={t.addHelp}
        {...licenceFiles}
        files={documents.files}
        onChange={documents.choose}
        error={errorText(documents.error)}
      />
      <SubmitButton
        type="button"
        variant="outlined"
        inline
        pending={documents.isSending}
        disabled={documents.files.length === 0}
        onClick={() => void documents.send().catch(() => undefined)}
      >
        {t.upload}
      </SubmitButton>
    </>
  )
}
