import Card from '@mui/material/Card'
import { FactList } from '@officina/ui/facts'
import { useLocale } from '@officina/ui/text'
import { FieldValue } from '../../schema/FieldValue.tsx'
import { specOf } from '../../schema/spec.ts'
import { fieldLabel } from '../../schema/words.ts'
import type { Patient } from './actions.ts'

const shown = ['registered_at', 'last_order_at', 'orders_count', 'lifetime_sales', 'open_problems']

/** The figures at the head of a patient's page. */
export function Facts({ patient }: { patient: Patient }) {
  const locale = useLocale()
  const { fields } = specOf('patients')
  const record = patient as Record<string, unknown>
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
