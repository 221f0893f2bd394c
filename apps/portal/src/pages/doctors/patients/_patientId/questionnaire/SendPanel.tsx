import Alert from '@mui/material/Alert'
import { api } from '@officina/client/api'
import { invalidate, q } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { SelectField } from '@officina/ui/SelectField'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import type { PatientDetail } from '../../../../../features/patient/PatientFrame.tsx'
import { toast } from '../../../../../features/toast.tsx'
import { useKeptForm } from '../../../../../features/useKeptForm.ts'
import { pathTo } from '../../../../../pathTo.ts'
import { messages } from './messages.ts'

const questionnaires = q('/api/doctor/questionnaires')
const nothing = { questionnaire_id: '', due_on: '', message: '' }

/** Sends a questionnaire, or begins one together with the patient. */
export function SendPanel(props: {
  patient: PatientDetail
  isTogether: boolean
  onClose: () => void
}) {
  const { patient, isTogether } = props
  const t = useText(messages)
  const locale = useLocale()
  const formId = useId()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data } = useQuery(questionnaires)
  const choices = (data ?? []).map(({ id, title }) => ({ value: id, label: title }))
  // where there is one only, it is chosen
  const only = choices.length === 1 ? (choices[0]?.value ?? '') : ''
  const form = useKeptForm(`questionnaire ${patient.id}`, nothing, submit)
  const name = formatName(patient, locale, { honorific: true })

  async function submit(values: typeof nothing): Promise<void> {
    const made = await api.post('/api/doctor/patients/{patientId}/answers', {
      params: { path: { patientId: patient.id } },
      body: {
        questionnaire_id: values.questionnaire_id || only,
        ...(isTogether
          ? { fill_in_now: true }
          : { due_on: values.due_on || null, message: values.message || null }),
      },
    })
    await invalidate(queryClient, '/api/doctor/patients')
    if (isTogether)
      return navigate(
        pathTo('/doctors/patients/:patientId/questionnaire/:answerId', {
          patientId: patient.id,
          answerId: made.id,
        }),
      )
    toast.success(t.sentDone)
    props.onClose()
  }

  return (
    <SidePanel
      title={isTogether ? t.togetherTitle(name) : t.sendTitle(name)}
      {...form.panel(props.onClose)}
      actions={
        <SubmitButton inline form={formId} pending={form.pending}>
          {isTogether ? t.begin : t.send}
        </SubmitButton>
      }
      width={480}
    >
      <form id={formId} {...form.formProps}>
        <FormError>{form.message}</FormError>
        {isTogether && <p>{t.togetherText}</p>}
        {!isTogether && patient.status !== 'active' && (
          <Alert severity="info" sx={{ mb: 4 }}>
            {t.notActive}
          </Alert>
        )}
        <SelectField
          {...form.field('questionnaire_id')}
          value={form.values.questionnaire_id || only}
          label={t.questionnaire}
          empty={t.choose}
          options={choices}
          required
        />
        {!isTogether && (
          <>
            <Field label={t.day} type="date" optional {...form.field('due_on')} />
            <Field
              label={t.message}
              optional
              multiline
              minRows={3}
              help={t.messageHelp}
              inputProps={{ maxLength: 500 }}
              {...form.field('message')}
            />
          </>
        )}
      </form>
    </SidePanel>
  )
}
