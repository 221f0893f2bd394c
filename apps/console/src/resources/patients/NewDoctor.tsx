import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { defineMessages, useText } from '@officina/ui/text'
import type { ActionForm, ActionValues } from '../../schema/actions.ts'
import { ReferencePicker } from '../../schema/ReferencePicker.tsx'

/** Who the patient goes to. */
export default function NewDoctor({ form }: { form: ActionForm<ActionValues> }) {
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
  doctor: ['New doctor', '新しい担当医'],
  doctorHelp: [
    'Type a name. Only approved doctors are listed.',
    '名前を入力してください。承認済みの医師だけが表示されます。',
  ],
})
