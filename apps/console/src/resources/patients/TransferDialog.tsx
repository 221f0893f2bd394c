import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { CheckField } from '@officina/ui/CheckField'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog, type ActionForm } from '../../schema/ActionDialog.tsx'
import { ReasonField } from '../../schema/ReasonField.tsx'
import { ReferencePicker } from '../../schema/ReferencePicker.tsx'
import type { PatientDialogProps } from './types.ts'

type Values = { doctor_id: string; reason: string; consent: boolean }

/** Gives the patient to another doctor, with the patient's consent. */
export function TransferDialog({ patient, onClose }: PatientDialogProps) {
  const t = useText(messages)
  return (
    <ActionDialog<Values>
      open
      onClose={onClose}
      path={`/api/admin/patients/${patient.id}/transfer`}
      title={t.title(patient.name, patient.number)}
      consequence={t.consequence(patient.doctor_name)}
      verb={t.verb}
      done={t.done(patient.name)}
      initial={{ doctor_id: '', reason: '', consent: false }}
      body={({ doctor_id, reason, consent }) => ({
        revision: patient.revision,
        ...(doctor_id ? { doctor_id } : {}),
        reason,
        consent,
      })}
    >
      {(form) => (
        <>
          <NewDoctor form={form} />
          <ReasonField form={form} max={2000} />
          <CheckField
            {...form.check('consent')}
            label={t.consent}
            error={form.errors.consent && t.consentNeeded}
          />
        </>
      )}
    </ActionDialog>
  )
}

function NewDoctor({ form }: { form: ActionForm<Values> }) {
  const t = useText(messages)
  const error = form.errors.doctor_id?.[0]
  return (
    <FormControl fullWidth error={Boolean(error)} sx={{ mb: 4 }}>
      <FormLabel htmlFor="transfer-doctor" sx={{ mb: 1 }}>
        {t.doctor}
      </FormLabel>
      <ReferencePicker
        resource="doctors"
        id="transfer-doctor"
        filter={working}
        value={form.values.doctor_id || null}
        onChange={(id) => form.set('doctor_id', id ?? '')}
        describedBy="transfer-doctor-help"
        invalid={Boolean(error)}
      />
      <FormHelperText id="transfer-doctor-help">{error ?? t.doctorHelp}</FormHelperText>
    </FormControl>
  )
}

const working = { status: ['approved'] }

const messages = defineMessages({
  title: (name: string, number: string) => [
    `Transfer ${name} (${number}) to another doctor?`,
    `${name} さん(${number})を別の医師に引き継ぎますか`,
  ],
  consequence: (doctor: string) => [
    `The patient leaves ${doctor}, who keeps recipes and answers. Discounts and tags of the practice end. The patient and both doctors are mailed.`,
    `${doctor} 医師の患者ではなくなります。これまでのレシピと回答は前の医師に残り、割引とタグは終了します。患者と両方の医師にメールで通知されます。`,
  ],
  verb: ['Transfer', '引き継ぐ'],
  done: (name: string) => [`${name} was transferred`, `${name} さんを引き継ぎました`],
  doctor: ['New doctor', '新しい担当医'],
  doctorHelp: [
    'Type a name; only approved doctors are listed.',
    '名前を入力してください。承認済みの医師だけが表示されます。',
  ],
  consent: ['The patient has agreed to the transfer', '患者本人が引き継ぎに同意している'],
  consentNeeded: [
    'Without consent a patient cannot be transferred.',
    '本人の同意がない場合は引き継げません。',
  ],
})
