import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ApiError, api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { SidePanel } from '@officina/ui/SidePanel'
import { Status } from '@officina/ui/StatusChip'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { fieldMessages } from '../../../../features/patient/fields.ts'
import { takesRecipes } from '../../../../features/patient/PatientActions.tsx'
import { ContactFields, PersonFields } from '../../../../features/patient/PatientFields.tsx'
import {
  emptyPatient,
  inviteOf,
  labelsOf,
  type PatientValues,
} from '../../../../features/patient/patientForm.ts'
import { toast } from '../../../../features/toast.tsx'
import { useKeptForm } from '../../../../features/useKeptForm.ts'
import { messages } from './messages.ts'

export type Invited = { id: string; number: string; last_name: string; first_name: string }

/** Adds the patient a recipe is for without leaving it; the invitation is sent. `typed` is what was looked for. */
export function InviteInline(props: {
  typed: string
  onInvited: (patient: Invited) => void
  onClose: () => void
}) {
  const t = useText(messages)
  const words = useText(fieldMessages)
  const locale = useLocale()
  const formId = useId()
  const queryClient = useQueryClient()
  const [existing, setExisting] = useState<components['schemas']['DoctorPatientDetail']>()
  const form = useKeptForm(
    'invite inline',
    { ...emptyPatient, ...namesIn(props.typed, locale), language: locale as string },
    submit,
  )

  async function submit(values: PatientValues) {
    setExisting(undefined)
    try {
      const { id, number, doctor_address } = await api.post('/api/doctor/invitation', {
        body: inviteOf(values, true),
      })
      await invalidate(queryClient, '/api/doctor/patients')
      toast.success(t.invited)
      if (doctor_address) toast.info(words.doctorAddress)
      props.onInvited({ id, number, last_name: values.last_name, first_name: values.first_name })
    } catch (error) {
      if (error instanceof ApiError && typeof error.data.patient_id === 'string')
        setExisting(await patientWith(error.data.patient_id).catch(() => undefined))
      throw error
    }
  }

  return (
    <SidePanel
      title={t.invite}
      {...form.panel(props.onClose)}
      actions={
        <SubmitButton form={formId} inline pending={form.pending}>
          {t.sendInvitation}
        </SubmitButton>
      }
    >
      <form id={formId} {...form.formProps}>
        <KeptNotice kept={form.kept} />
        <FormError>{form.message}</FormError>
        <FormSummary errors={form.errors} labels={labelsOf(words)} idOf={form.idOf} />
        {existing && (
          <Alert severity="info" sx={{ mb: 5 }}>
            <Box>{t.inviteKnown}</Box>
            {takesRecipes(existing) ? (
              <Button onClick={() => props.onInvited(existing)}>{t.takeExisting}</Button>
            ) : (
              <Status kind="patient" value={existing.display_status} />
            )}
          </Alert>
        )}
        <PersonFields form={form} />
        <ContactFields form={form} />
      </form>
    </SidePanel>
  )
}

const patientWith = (patientId: string) =>
  api.get('/api/doctor/patients/{patientId}', { params: { path: { patientId } } })

/** "Ana Brown" and 山田 花子 as names, an address as such. */
function namesIn(typed: string, locale: string): Partial<PatientValues> {
  if (typed.includes('@')) return { email: typed }
  const [first = '', ...rest] = typed.split(/[\s\u3000]+/)
  return locale === 'ja'
    ? { last_name: first, first_name: rest.join(' ') }
    : { first_name: first, last_name: rest.join(' ') }
}
