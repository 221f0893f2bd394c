import '@officina/openapi/resources/catalogs'
import Card from '@mui/material/Card'
import { FactList } from '@officina/ui/facts'
import { useLocale } from '@officina/ui/text'
import { FieldValue } from '../../schema/FieldValue.tsx'
import { specOf } from '../../schema/spec.ts'
import { fieldLabel } from '../../schema/words.ts'
import type { Catalog } from './catalog.ts'

const shown = [
  'description',
  'doctor_access',
  'visibility',
  'source',
  'products_count',
  'doctors_count',
  'updated_at',
] as const

/** What the catalog is, and for whom. */
export function Side({ catalog }: { catalog: Catalog }) {
  const locale = useLocale()
  const { fields } = specOf('catalogs')
  return (
    <Card sx={{ p: 4 }}>
      <FactList
        columns={1}
        facts={shown
          .filter((name) => catalog[name] !== '')
          .map((name) => ({
            label: fieldLabel(name, fields[name], locale),
            value: fields[name] && <FieldValue field={fields[name]} value={catalog[name]} />,
          }))}
      />
    </Card>
  )
}
