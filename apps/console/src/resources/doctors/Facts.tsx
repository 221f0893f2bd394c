import Card from '@mui/material/Card'
import { FactList } from '@officina/ui/facts'
import { useLocale } from '@officina/ui/text'
import { FieldValue } from '../../schema/FieldValue.tsx'
import { specOf } from '../../schema/spec.ts'
import { fieldLabel } from '../../schema/words.ts'
import type { Doctor } from './DoctorActions.tsx'

const shown = [
  'email',
  'applied_at',
  'approved_at',
  'last_login_at',
  'patients_active',
  'patients_total',
  'rate_bp',
  'commission_unpaid',
  'clinic_code',
]

/** The figures at the head of a doctor's page. */
export function Facts({ doctor }: { doctor: Doctor }) {
  const locale = useLocale()
  const { fields } = specOf('doctors')
  const record = doctor as Record<string, unknown>
  return (
    <Card sx={{ p: { xs: 4, sm: 6 }, mb: 5 }}>
      <FactList
        columns={3}
        facts={shown.map((name) => ({
          label: fieldLabel(name, fields[name], locale),
          value: fields[name] && <FieldValue field={fields[name]} value={record[name]} />,
        }))}
      />
    </Card>
  )
}
