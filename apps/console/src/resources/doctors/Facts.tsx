import Card from '@mui/material/Card'
import { FactList } from '@officina/ui/facts'
import { useLocale } from '@officina/ui/text'
import { useMe } from '../../admin/MeContext.ts'
import { FieldValue } from '../../schema/FieldValue.tsx'
import { readableOf, specOf } from '../../schema/spec.ts'
import { fieldLabel } from '../../schema/words.ts'
import type { Doctor } from './doctor.ts'

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
  const fields = readableOf(specOf('doctors').fields, useMe().permissions)
  const record = doctor as Record<string, unknown>
  return (
    <Card sx={{ p: { xs: 4, sm: 6 }, mb: 5 }}>
      <FactList
        columns={3}
        facts={shown.flatMap((name) => {
          const field = fields[name]
          return field
            ? {
                label: fieldLabel(name, field, locale),
                value: <FieldValue field={field} value={record[name]} />,
              }
            : []
        })}
      />
    </Card>
  )
}
