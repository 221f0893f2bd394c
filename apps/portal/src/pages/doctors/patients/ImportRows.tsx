import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { named } from '@officina/shared/format'
import { sentences } from '@officina/shared/messages'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { fieldMessages } from '../../../features/patient/fields.ts'
import { labelsOf } from '../../../features/patient/patientForm.ts'
import { importMessages } from './importMessages.ts'

export type ImportResult = components['schemas']['CsvImportResult']
type Row = ImportResult['rows'][number]

const most = 100

/**
 * What became of the rows: refused ones first, each with its fields, and to be saved as a file of their own; then
 * what is rarely meant.
 */
export function ImportRows({ result, text }: { result: ImportResult; text: string }) {
  const t = useText(importMessages)
  const locale = useLocale()
  const reasonsOf = useReasons()
  const refused = result.rows.filter((row) => !row.ok)
  const fine = result.rows.filter((row) => row.ok)
  const doubtful = fine.filter((row) => row.message)
  const rest = fine.filter((row) => !row.message)
  const first = [...refused, ...doubtful]
  const shown = [...first, ...rest.slice(0, Math.max(0, most - first.length))]
  const columns: Column<Row>[] = [
    { key: 'line', header: t.line, render: (row) => row.line },
    { key: 'label', header: t.name, render: (row) => row.label || '–' },
    {
      key: 'outcome',
      header: t.outcome,
      render: (row) =>
        row.ok ? (
          <>
            <StatusChip tone={row.message ? 'attention' : 'good'}>
              {!result.dry_run ? t.added : row.message ? t.doubtful : t.fine}
            </StatusChip>
            {row.message && <div>{row.message}</div>}
          </>
        ) : (
          <div>
            {reasonsOf(row).map((reason) => (
              <div key={reason}>{reason}</div>
            ))}
          </div>
        ),
    },
  ]
  async function save() {
    const { saveBlob } = await import('@officina/client/transfer')
    const rows = refused.map((row) => ({
      line: row.line,
      reason: sentences(reasonsOf(row), locale),
    }))
    saveBlob(new Blob([refusedCsv(text, rows, t.reason)], { type: 'text/csv' }), t.refusedName)
  }
  return (
    <>
      <Box role="status" sx={{ mb: 4 }}>
        {(result.dry_run ? t.tried : t.taken)(result.ok, result.failed)}
      </Box>
      {refused.length > 0 && (
        <Button variant="outlined" onClick={() => void save()} sx={{ mb: 4 }}>
          {t.refused}
        </Button>
      )}
      <DataTable label={t.rows} columns={columns} rows={shown} rowKey={(row) => String(row.line)} />
      {shown.length < result.rows.length && (
        <Box sx={{ mt: 3, color: 'text.secondary' }}>
          {t.fineMore(result.rows.length - shown.length)}
        </Box>
      )}
    </>
  )
}

/** "Date of birth: A day such as 1990-04-12." for each wrong cell. */
function useReasons() {
  const locale = useLocale()
  const labels = labelsOf(useText(fieldMessages))
  return (row: Row): string[] =>
    row.errors.length > 0
      ? row.errors.map(({ field, message }) => named(labels[field] ?? field, message, locale))
      : [row.message ?? '']
}

/** The records of a CSV text as they were written, the header first; empty ones are left out. */
export const recordsOf = (text: string): string[] => rowsOf(text).filter(isFilled)

const isFilled = (row: string): boolean => /[^\s,;"]/.test(row)

/** The same with the empty ones, which a spreadsheet counts. */
function rowsOf(text: string): string[] {
  const rows: string[] = []
  let row = ''
  let quoted = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    row = quoted ? `${row}\n${line}` : line
    quoted = (row.match(/"/g)?.length ?? 0) % 2 === 1
    if (!quoted) rows.push(row)
  }
  return quoted ? [...rows, row] : rows
}

/** A CSV of the refused rows alone, each with its reason in a last column, to be corrected and imported again. */
export function refusedCsv(
  text: string,
  refused: readonly { line: number; reason: string }[],
  reason: string,
): string {
  const rows = rowsOf(text)
  const header = rows.find(isFilled) ?? ''
  const separator =
    [',', ';', '\t'].sort((a, b) => header.split(b).length - header.split(a).length)[0] ?? ','
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`
  const lines = refused.map(
    (each) => `${rows[each.line - 1] ?? ''}${separator}${cell(each.reason)}`,
  )
  return `\uFEFF${[`${header}${separator}${cell(reason)}`, ...lines].join('\r\n')}\r\n`
}
