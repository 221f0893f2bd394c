import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { FormSummary } from '@officina/ui/FormSummary'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { FormProblem } from '../../../../features/FormProblem.tsx'
import { fieldMessages } from '../../../../features/patient/fields.ts'
import {
  ContactFields,
  HealthFields,
  PersonFields,
  TermsFields,
} from '../../../../features/patient/PatientFields.tsx'
import { type PatientDetail, patientQuery } from '../../../../features/patient/PatientFrame.tsx'
import {
  labelsOf,
  type PatientValues,
  patchOf,
  valuesOf,
} from '../../../../features/patient/patientForm.ts'
import { toast } from '../../../../features/toast.tsx'
import { useKeptForm } from '../../../../features/useKeptForm.ts'
import { messages } from './messages.ts'

/** The drawer that changes a patient. After somebody else's change it offers the latest values. */
export function EditPanel(props: { patient: PatientDetail; onClose: () => void }) {
  const { patient } = props
  const t = useText(messages)
  const words = useText(fieldMessages)
  const locale = useLocale()
  const formId = useId()
  const queryClient = useQueryClient()
  const initial = { ...valuesOf(patient), revision: patient.revision }
  const form = useKeptForm(`patient ${patient.id}`, initial, submit)
  const [isAsked, setIsAsked] = useState(false)
  const agreed = useRef<string>(undefined)
  const readAgain = () => invalidate(queryClient, '/api/doctor/patients')

  async function submit(values: typeof initial) {
    const saved = await api.patch('/api/doctor/patients/{patientId}', {
      params: { path: { patientId: patient.id } },
      body: patchOf(values, patient),
    })
    // opened again at once, it begins with what was saved
    queryClient.setQueryData(patientQuery(patient.id).queryKey, saved)
    toast.success(t.saved)
    props.onClose()
    void readAgain()
  }

  // a new discount is asked about once, whatever else changes
  function ask(event: FormEvent<HTMLFormElement>) {
    const wanted = discountsOf(form.values)
    if (wanted === discountsOf(valuesOf(patient)) || wanted === agreed.current)
      return form.formProps.onSubmit(event)
    event.preventDefault()
    setIsAsked(true)
  }

  function agree() {
    agreed.current = discountsOf(form.values)
    setIsAsked(false)
    document.forms.namedItem(formId)?.requestSubmit()
  }

  return (
    <SidePanel
      title={t.editTitle(formatName(patient, locale))}
      {...form.panel(props.onClose)}
      actions={
        <SubmitButton inline form={formId} pending={form.pending}>
          {t.save}
        </SubmitButton>
      }
    >
      <form id={formId} {...form.formProps} onSubmit={ask}>
        <FormProblem form={form} onReload={() => void readAgain()} />
        <FormSummary errors={form.errors} labels={labelsOf(words)} idOf={form.idOf} />
        <PersonFields form={form} />
        <ContactFields form={form} emailFixed={!patient.email_editable} />
        <HealthFields form={form} />
        <TermsFields form={form} inherited={patient.doctor_catalog_access} />
      </form>
      <ConfirmDialog
        open={isAsked}
        title={t.discountTitle(formatName(patient, locale, { honorific: true }))}
        consequence={t.discountText}
        verb={t.discountVerb}
        call={undefined}
        onConfirm={agree}
        onClose={() => setIsAsked(false)}
      />
    </SidePanel>
  )
}

const discountsOf = (values: PatientValues) =>
  `${values.discount_percent} ${values.first_order_discount_percent}`
