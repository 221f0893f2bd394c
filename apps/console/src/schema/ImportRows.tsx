import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { Colon, defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import type { ImportResult } from './useImport.ts'

type Row = ImportResult['rows'][number]

/** More rows than this are not drawn at once; the file of errors has all of them. */
const mostShown = 200

/** What becomes of each row: the cells that change, as they are and as they will be, or what is wrong with them. */
export function ImportRows({ result }: { result: ImportResult }) {
  const t = useText(messages)
  const [which, setWhich] = useState<'all' | 'changes' | 'errors'>('all')
  const isChange = ({ ok, outcome }: Row) => ok && outcome !== 'same'
  const of = {
    all: result.rows,
    changes: result.rows.filter(isChange),
    errors: result.rows.filter(({ ok }) => !ok),
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={which}
          aria-label={t.show}
          onChange={(_, next) => next && setWhich(next)}
        >
          <ToggleButton value="all">{t.all(of.all.length)}</ToggleButton>
          <ToggleButton value="changes">{t.changes(of.changes.length)}</ToggleButton>
          <ToggleButton value="errors">{t.errors(of.errors.length)}</ToggleButton>
        </ToggleButtonGroup>
        {of.errors.length > 0 && (
          <Button component="a" download="errors.csv" href={errorsFile(of.errors, t)}>
            {t.download}
          </Button>
        )}
      </Box>
      <DataTable
        label={t.rows}
        columns={columnsOf(result.dry_run ? t : { ...t, good: t.imported, new: t.imported })}
        rows={of[which].slice(0, mostShown)}
        rowKey={(row) => String(row.line)}
      />
      {of[which].length > mostShown && <p>{t.more(mostShown, of[which].length)}</p>}
    </>
  )
}

type Words = Record<
  'line' | 'record' | 'column' | 'error' | 'outcome' | 'good' | 'new' | 'same',
  string
>

const columnsOf = (t: Words): Column<Row>[] => [
  { key: 'label', header: t.record, render: (row) => row.label || '–' },
  { key: 'line', header: t.line, render: (row) => row.line },
  { key: 'outcome', header: t.outcome, render: (row) => <Outcome row={row} t={t} /> },
]

function Outcome({ row, t }: { row: Row; t: Words }) {
  if (row.outcome === 'same')
    return <Box sx={{ color: 'text.secondary' }}>{row.message ?? t.same}</Box>
  if (row.outcome === 'new')
    return (
      <>
        <StatusChip tone="good">{t.new}</StatusChip> {row.message !== t.new && row.message}
      </>
    )
  if (!row.ok)
    return errorsOf(row).map(({ field, label, message }) => (
      <Box key={field} sx={{ overflowWrap: 'anywhere', color: 'error.main' }}>
        {label}
        {label && <Colon />}
        {message}
      </Box>
    ))
  if (row.changes.length === 0)
    return (
      <>
        <StatusChip tone="good">{t.good}</StatusChip>{' '}
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {row.message}
        </Box>
      </>
    )
  return row.changes.map(({ field, label, before, after }) => (
    <Box key={field} sx={{ overflowWrap: 'anywhere' }}>
      {label}
      <Colon />
      <s style={{ opacity: 0.8 }}>{shortened(before)}</s> → <b>{shortened(after)}</b>
    </Box>
  ))
}

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text || '–')

/** Each wrong cell of a row, or why the whole of it is refused. */
const errorsOf = ({ errors, message }: Row) =>
  errors.length > 0 ? errors : [{ field: '', label: '', message: message ?? '' }]

/** Each wrong cell with its line, record and column; what a spreadsheet would take for a formula gets an apostrophe. */
function errorsFile(rows: Row[], t: Words): string {
  const cell = (text: string) => `"${text.replace(/^(?=[=+\-@])/, "'").replaceAll('"', '""')}"`
  const lines = rows.flatMap((row) =>
    errorsOf(row).map(({ label, message }) => [row.line, row.label, label, message]),
  )
  const file = [[t.line, t.record, t.column, t.error], ...lines]
    .map((cells) => cells.map((each) => cell(String(each))).join(','))
    .join('\r\n')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${file}\r\n`)}`
}

const messages = defineMessages({
  rows: ['File contents', 'ファイルの内容'],
  show: ['Rows shown', '表示する行'],
  all: (n: number) => [`All (${n})`, `すべて（${n}）`],
  changes: (n: number) => [`Changes (${n})`, `変更（${n}）`],
  errors: (n: number) => [`Errors (${n})`, `エラー（${n}）`],
  download: ['Download errors', 'エラーをダウンロード'],
  more: (n: number, all: number) => [
    `The first ${n} of ${all} rows are shown.`,
    `${all}行のうち最初の${n}行を表示しています。`,
  ],
  line: ['Line', '行'],
  record: ['Record', '対象'],
  column: ['Column', '列'],
  error: ['Error', 'エラー内容'],
  outcome: ['Result', '結果'],
  good: ['Ready', '問題なし'],
  imported: ['Imported', '取り込み済み'],
  new: ['New', '新規'],
  same: ['No changes', '変更なし'],
})
