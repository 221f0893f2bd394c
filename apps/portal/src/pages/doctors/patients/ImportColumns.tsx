import Box from '@mui/material/Box'
import { dateOrders, importFields, requiredImportFields } from '@officina/shared/patientImport'
import { Disclosure } from '@officina/ui/Disclosure'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { fieldMessages } from '../../../features/patient/fields.ts'
import { importMessages } from './importMessages.ts'
import type { ImportFile, Mapping } from './useImport.ts'

/** Which column of the file is what; recognised by its header, and to be corrected. */
export function ImportColumns(props: {
  file: ImportFile
  mapping: Mapping
  disabled: boolean
  onChange: (mapping: Mapping) => void
}) {
  const { file, mapping, disabled, onChange } = props
  const t = useText(importMessages)
  const words = useText(fieldMessages)
  const missing = requiredImportFields.some((field) => !mapping.columns[field])
  const headers = [...new Set(file.header)].map((value) => ({ value, label: value }))
  return (
    <Disclosure
      key={file.name}
      open={missing}
      summary={file.system ? t.recognised(file.system) : t.columns}
    >
      <Box sx={grid}>
        {importFields.map((field) => {
          const isRequired = requiredImportFields.some((each) => each === field)
          return (
            <SelectField
              key={field}
              label={words[field]}
              optional={!isRequired}
              required={isRequired}
              disabled={disabled}
              empty={t.noColumn}
              error={isRequired && !mapping.columns[field] ? t.chooseColumn : undefined}
              value={mapping.columns[field] ?? ''}
              options={headers}
              onChange={({ target }) =>
                onChange({
                  ...mapping,
                  columns: { ...mapping.columns, [field]: target.value || undefined },
                })
              }
            />
          )
        })}
        {mapping.columns.birth_date && (
          <SelectField
            label={t.dates}
            disabled={disabled}
            value={mapping.dates}
            options={dateOrders.map((value) => ({ value, label: t.dateOrders[value] }))}
            onChange={({ target }) =>
              onChange({
                ...mapping,
                dates: dateOrders.find((each) => each === target.value) ?? 'ymd',
              })
            }
          />
        )}
      </Box>
    </Disclosure>
  )
}

const grid = {
  display: 'grid',
  columnGap: 4,
  // the browser's box of a details element does not pass it on
  boxSizing: 'border-box',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
}
