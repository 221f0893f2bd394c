import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { ApiError, api } from '@officina/client/api'
import { invalidate, listQ, q } from '@officina/client/query'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { SelectField } from '@officina/ui/SelectField'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { fieldMessages } from '../../../features/patient/fields.ts'
import {
  ContactFields,
  DiscountField,
  MessageField,
  PersonFields,
} from '../../../features/patient/PatientFields.tsx'
import {
  emptyPatient,
  inviteOf,
  labelsOf,
  type PatientForm,
  type PatientValues,
} from '../../../features/patient/patientForm.ts'
import { toast } from '../../../features/toast.tsx'
import { useKeptForm } from '../../../features/useKeptForm.ts'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

/** The drawer that adds a patient: sends the invitation, or only saves. */
export function InvitePanel(props: { onClose: () => void }) {
  const t = useText(messages)
  const words = useText(fieldMessages)
  const locale = useLocale()
  const me = useMe('doctor')
  const formId = useId()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const mode = useRef<'send' | 'save'>('send')
  const [existing, setExisting] = useState<string>()
  const form = useKeptForm('invite', { ...emptyPatient, language: locale as string }, submit)

  async function submit(values: PatientValues) {
    setExisting(undefined)
    try {
      const body = inviteOf(values, mode.current === 'send')
      const added = await api.post('/api/doctor/invitation', { body })
      await Promise.all(
        ['/api/doctor/patients', '/api/doctor/recipes', '/api/doctor/top'].map((path) =>
          invalidate(queryClient, path),
        ),
      )
      toast.success(added.mail_sent ? t.sent(body.email) : t.saved)
      if (added.doctor_address) toast.info(words.doctorAddress)
      // the way back leads to the list, not to the empty form
      await navigate(pathTo('/doctors/patients/:patientId', { patientId: added.id }), {
        replace: true,
      })
    } catch (error) {
      if (error instanceof ApiError && typeof error.data.patient_id === 'string')
        setExisting(error.data.patient_id)
      throw error
    }
  }

  const save = () => {
    mode.current = 'save'
    void form.formProps.onSubmit()
  }
  return (
    <SidePanel
      title={t.panelTitle}
      {...form.panel(props.onClose)}
      actions={
        <>
          {/* Enter presses the first that submits: the one that stands out */}
          <Button data-once disabled={form.pending} onClick={save}>
            {t.save}
          </Button>
          <SubmitButton
            inline
            pending={form.pending}
            form={formId}
            onClick={() => {
              mode.current = 'send'
            }}
          >
            {t.send}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} {...form.formProps}>
        <FormError>{form.message}</FormError>
        <FormSummary errors={form.errors} labels={labelsOf(words)} idOf={form.idOf} />
        {existing && (
          <Alert severity="info" sx={{ mb: 5 }}>
            <Link to={pathTo('/doctors/patients/:patientId', { patientId: existing })}>
              {t.openExisting}
            </Link>
          </Alert>
        )}
        <PersonFields form={form} />
        <ContactFields form={form} />
        {form.values.email.toLowerCase() === me.email.toLowerCase() && (
          <Alert severity="warning" sx={{ mb: 5 }}>
            {t.doctorAddress}
          </Alert>
        )}
        <DiscountField form={form} />
        <FirstThings form={form} />
        <MessageField form={form} />
      </form>
    </SidePanel>
  )
}

const questionnaires = q('/api/doctor/questionnaires')
const drafts = listQ('/api/doctor/recipes', {
  params: {
    query: { filter: { status: ['draft'] }, sort: ['updated_at', 'DESC'], range: [0, 99] },
  },
})

/** What the patient finds after signing up: a questionnaire to fill in, a first recipe. Nothing to choose, nothing shown. */
function FirstThings({ form }: { form: PatientForm }) {
  const t = useText(fieldMessages)
  const forms = useQuery(questionnaires).data ?? []
  const free = (useQuery(drafts).data?.data ?? []).filter(({ patient }) => !patient)
  return (
    <>
      {forms.length > 0 && (
        <SelectField
          label={t.questionnaire_id}
          optional
          empty={t.none}
          options={forms.map(({ id, title }) => ({ value: id, label: title }))}
          help={t.questionnaireHelp}
          {...form.field('questionnaire_id')}
        />
      )}
      {free.length > 0 && (
        <SelectField
          label={t.recipe_draft_id}
          optional
          empty={t.none}
          options={free.map((draft) => ({
            value: draft.id,
            label: t.draft(draft.label || draft.title, draft.lines_count),
          }))}
          help={t.draftHelp}
          {...form.field('recipe_draft_id')}
        />
      )}
    </>
  )
}
