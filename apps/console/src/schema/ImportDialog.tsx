import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { errorText } from '@officina/ui/errorText.ts'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormError } from '@officina/ui/FormError'
import { SidePanel } from '@officina/ui/SidePanel'
import { StatusChip } from '@officina/ui/StatusChip'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useText } from '@officina/ui/text'
import { csvTypes, textOfCsv } from '@officina/ui/textOfCsv.ts'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { dataProvider, idempotencyKey } from '../providers/dataProvider.ts'

type Result = components['schemas']['CsvImportResult']
type Row = Result['rows'][number]

type Props = {
  title: string
  /** Which columns the file has. */
  text: string
  /** Takes `{ dry_run, text }`. */
  path: string
  /** A file to begin with: its header and a row. */
  sample: string
  onClose: () => void
}

/** A CSV file is tried first: every row says what would become of it. Then the good rows are taken. */
export default function ImportDialog(props: Props) {
  const t = useText(messages)
  const notify = useNotify()
  const refresh = useRefresh()
  const [file, setFile] = useState<{ name: string; text: string; key: string }>()
  const [result, setResult] = useState<Result>()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  async function send(text: string, dryRun: boolean, key: string) {
    setPending(true)
    setError(undefined)
    try {
      const data = await dataProvider.call('POST', props.path, {
        body: { dry_run: dryRun, text },
        key,
      })
      setResult(data as Result)
      if (dryRun) return
      notify(t.done((data as Result).ok), { type: 'success' })
      refresh()
    } catch (failure) {
      setError(errorText(failure))
    } finally {
      setPending(false)
    }
  }

  async function choose([chosen]: File[]) {
    if (!chosen) return
    setResult(undefined)
    setFile(undefined)
    try {
      const text = await textOfCsv(chosen)
      setFile({ name: chosen.name, text, key: idempotencyKey() })
      await send(text, true, idempotencyKey())
    } catch (failure) {
      setError(errorText(failure))
    }
  }

  const ready = file && result?.dry_run && result.ok > 0
  return (
    <SidePanel
      open
      width={760}
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose} disabled={pending}>
            {result && !result.dry_run ? t.close : t.back}
          </Button>
          {ready && (
            <SubmitButton
              type="button"
              inline
              pending={pending}
              onClick={() => void send(file.text, false, file.key)}
            >
              {t.take(result.ok)}
            </SubmitButton>
          )}
        </>
      }
    >
      <p style={{ marginTop: 0 }}>{props.text}</p>
      <Button
        component="a"
        download="sample.csv"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${props.sample}`)}`}
        sx={{ mb: 4, ml: -2 }}
      >
        {t.sample}
      </Button>
      {/* another file takes the place of the one before */}
      <FileDrop
        label={t.file}
        help={t.bounds}
        required
        accept={csvTypes}
        maxBytes={maxBytes}
        maxFiles={1}
        files={[]}
        disabled={pending}
        onChange={(files) => void choose(files)}
      />
      {file && <Box sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Box>}
      <FormError>{error}</FormError>
      {result && (
        <>
          <p role="status">{(result.dry_run ? t.tried : t.taken)(result.ok, result.failed)}</p>
          <DataTable
            label={t.rows}
            columns={columnsOf(t)}
            rows={result.rows}
            rowKey={(row) => String(row.line)}
          />
        </>
      )}
    </SidePanel>
  )
}

/** The server takes as many characters, none of which is less than a byte. */
const maxBytes = 1_000_000

const columnsOf = (t: Record<'line' | 'record' | 'outcome' | 'good', string>): Column<Row>[] => [
  { key: 'line', header: t.line, align: 'right', render: (row) => row.line },
  { key: 'label', header: t.record, render: (row) => row.label },
  {
    key: 'outcome',
    header: t.outcome,
    render: (row) => (
      <>
        {row.ok && <StatusChip tone="good">{t.good}</StatusChip>}{' '}
        <span style={{ overflowWrap: 'anywhere' }}>{row.message}</span>
      </>
    ),
  },
]

const messages = defineMessages({
  file: ['CSV file', 'CSVファイル'],
  sample: ['Download sample file', 'サンプルファイルをダウンロード'],
  bounds: ['At most 2,000 rows and 1 MB.', '2,000行、1 MBまで'],
  rows: ['File contents', 'ファイルの内容'],
  line: ['Line', '行'],
  record: ['Record', '対象'],
  outcome: ['Result', '結果'],
  good: ['Ready', '問題なし'],
  back: ['Cancel', 'キャンセル'],
  close: ['Close', '閉じる'],
  take: (n: number) => [n === 1 ? 'Import 1 row' : `Import ${n} rows`, `${n}件を取り込む`],
  tried: (ok: number, failed: number) => [
    `Ready to import: ${ok}. With errors: ${failed}. Nothing is imported until you confirm.`,
    `取り込み可能${ok}件、不可${failed}件。確定するまで取り込みは行われません。`,
  ],
  taken: (ok: number, failed: number) => [
    `Imported: ${ok}. Not imported: ${failed}.`,
    `${ok}件を取り込みました。${failed}件は取り込めませんでした。`,
  ],
  done: (n: number) => [
    n === 1 ? '1 row imported' : `${n} rows imported`,
    `${n}件を取り込みました`,
  ],
})
