import Alert from '@mui/material/Alert'
import { FactList } from '@officina/ui/facts'
import { useText } from '@officina/ui/text'
import type { PatientDetail } from '../../../../../features/patient/PatientFrame.tsx'
import { messages } from './messages.ts'

/** What a doctor must know before writing a recipe: the record, and the flags of the latest answers. */
export function RedFlags({ patient }: { patient: PatientDetail }) {
  const t = useText(messages)
  const join = (list: readonly string[]) => list.join(t.comma)
  const isRed =
    patient.flags.length > 0 ||
    patient.allergies.length > 0 ||
    patient.conditions.length > 0 ||
    patient.medications.length > 0 ||
    ['yes', 'breastfeeding'].includes(patient.pregnancy)
  if (!isRed) return null
  return (
    <Alert severity="error" component="section" aria-label={t.redFlags} sx={{ mb: 5 }}>
      <FactList
        columns={3}
        facts={[
          { label: t.allergies, value: join(patient.allergies) },
          { label: t.pregnancy, value: t.pregnancies[patient.pregnancy] },
          { label: t.medications, value: join(patient.medications) },
          { label: t.conditions, value: join(patient.conditions) },
          { label: t.latest, value: join(patient.flags.map(({ label }) => label)) },
        ]}
      />
    </Alert>
  )
}
