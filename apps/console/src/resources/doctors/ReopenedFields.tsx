import '@officina/openapi/resources/doctors'
import Box from '@mui/material/Box'
import { CheckField } from '@officina/ui/CheckField'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { ActionForm, ActionValues } from '../../schema/actions.ts'
import { specOf } from '../../schema/spec.ts'
import { fieldLabel } from '../../schema/words.ts'

/** Fields an applicant can be asked to fill in again. */
const reopenable = [
  'licence_file',
  'licence_type',
  'licence_number',
  'licence_country',
  'licence_expires_on',
  'last_name',
  'first_name',
  'phone',
  'clinic_name',
  'clinic_phone',
  'clinic_line1',
  'website',
  'speciality',
]

/** Which fields the doctor may change with the answer. */
export default function ReopenedFields({ form }: { form: ActionForm<ActionValues> }) {
  const t = useText(messages)
  const locale = useLocale()
  const { fields } = specOf('doctors')
  const chosen: string[] = form.values.reopened_fields
  const toggle = (name: string, isOn: boolean) =>
    form.set('reopened_fields', isOn ? [...chosen, name] : chosen.filter((other) => other !== name))
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontSize: '0.875rem', fontWeight: 600 }}>
        {t.reopen}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {reopenable.map((name) => (
          <CheckField
            key={name}
            label={name === 'licence_file' ? t.file : fieldLabel(name, fields[name], locale)}
            checked={chosen.includes(name)}
            onChange={(event) => toggle(name, event.target.checked)}
          />
        ))}
      </Box>
      <FormError>{form.errors.reopened_fields && t.reopenOne}</FormError>
    </Box>
  )
}

const messages = defineMessages({
  reopen: ['Fields the doctor may change', '医師が変更できる項目'],
  reopenOne: ['Choose at least one field.', '1つ以上選んでください。'],
  file: ['Licence document', '免許の書類'],
})
