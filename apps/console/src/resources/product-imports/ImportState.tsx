import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { components } from '@officina/openapi/schema'
import { formatNumber } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, Space, useJoin, useLocale, useText } from '@officina/ui/text'
import { useEffect, useState } from 'react'
import { useNotify, useShowContext } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'

type Import = components['schemas']['ProductImport']

/** How often a page that somebody watches asks how far the import is. */
const pollMs = 1_000

/** While a job works on it. */
const running = ['checking', 'importing', 'undoing'] as const
type Running = (typeof running)[number]

/** How far a file is, why it failed or cannot be undone, and what it would change. */
export function ImportState({ record }: { record: Import }) {
  const t = useText(messages)
  const join = useJoin()
  const isRunning = running.some((step) => step === record.status)
  return (
    <Box sx={{ mb: 5 }}>
      {isRunning && <Running record={record} />}
      {record.message && <Alert severity="error">{record.message}</Alert>}
      {record.status === 'ready' && record.rows_kept && (
        <p role="status" style={{ marginTop: 0 }}>
          {record.added + record.changed > 0
            ? t.ready(record.added + record.changed, record.failed)
            : t.nothing(record.failed)}
        </p>
      )}
      {record.sheets.length > 1 &&
        record.rows_kept &&
        ['ready', 'failed'].includes(record.status) && <Sheets record={record} />}
      {record.unknown_columns.length > 0 && (
        <Alert severity="warning" sx={{ mt: 3 }}>
          {t.unknown(join(record.unknown_columns))}
        </Alert>
      )}
    </Box>
  )
}

function Running({ record: { status, done, total } }: { record: Import }) {
  const t = useText(messages)
  const locale = useLocale()
  const { refetch } = useShowContext()
  useEffect(() => {
    const timer = setInterval(() => void refetch(), pollMs)
    return () => clearInterval(timer)
  }, [refetch])
  const label = t[status as Running]
  const isCounted = total > 0
  return (
    <>
      <LinearProgress
        aria-label={label}
        {...(isCounted ? { variant: 'determinate', value: (100 * done) / total } : {})}
      />
      <p role="status">
        {label}
        <Space />
        {isCounted && t.rows(formatNumber(done, locale), formatNumber(total, locale))}
      </p>
    </>
  )
}

function Sheets({ record }: { record: Import }) {
  const t = useText(messages)
  const notify = useNotify()
  const { refetch } = useShowContext()
  const [pending, setPending] = useState(false)
  async function choose(sheet: string) {
    setPending(true)
    try {
      const path = `/api/admin/product-imports/${record.id}/sheet`
      await dataProvider.call('POST', path, { body: { sheet } })
      await refetch()
    } catch (error) {
      notify(errorText(error), { type: 'error' })
    } finally {
      setPending(false)
    }
  }
  return (
    <TextField
      select
      label={t.sheet}
      value={record.sheet ?? ''}
      disabled={pending}
      onChange={({ target }) => void choose(target.value)}
      sx={{ mt: 3, minWidth: 220 }}
    >
      {record.sheets.map((sheet) => (
        <MenuItem key={sheet} value={sheet}>
          {sheet}
        </MenuItem>
      ))}
    </TextField>
  )
}

const messages = defineMessages({
  checking: ['Checking the file', 'ファイルを確認しています'],
  importing: ['Importing', '取り込んでいます'],
  undoing: ['Undoing the import', '取り込みを取り消しています'],
  rows: (done: string, total: string) => [
    `(${done} of ${total === '1' ? '1 row' : `${total} rows`})`,
    `（${done}／${total}行）`,
  ],
  ready: (ok: number, failed: number) => [
    `${ok === 1 ? '1 row is' : `${ok} rows are`} ready to import.${failed > 0 ? ` ${failed} with errors will be skipped.` : ''} Nothing is imported until you confirm.`,
    `${ok}行を取り込めます。${failed > 0 ? `エラーのある${failed}行は取り込まれません。` : ''}確定するまで取り込みは行われません。`,
  ],
  nothing: (failed: number) => [
    failed > 0
      ? 'No row can be imported. Correct the errors and upload the file again.'
      : 'Nothing to import. Every row matches what is already saved.',
    failed > 0
      ? '取り込める行がありません。エラーを修正してもう一度アップロードしてください。'
      : '取り込む変更はありません。すべての行が現在の内容と同じです。',
  ],
  sheet: ['Sheet', 'シート'],
  unknown: (names: string) => [`Columns not imported: ${names}`, `取り込まれない列：${names}`],
})
