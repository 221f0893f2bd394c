import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormError } from '@officina/ui/FormError'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useJoin, useText } from '@officina/ui/text'
import { csvTypes } from '@officina/ui/textOfCsv.ts'
import { useNotify } from 'react-admin'
import { ImportRows } from './ImportRows.tsx'
import { useImport } from './useImport.ts'

type Props = {
  title: string
  path: string
  /** Which columns the file has. */
  text: string
  /** A file to begin with: its header and a row. */
  sample: string
  /** Other kinds of files that the server reads. */
  also?: { label: string; accept: readonly string[] }
  onClose: () => void
}

/** A CSV file is tried first: every row says what would become of it. Then the good rows are taken. */
export default function ImportDialog(props: Props) {
  const t = useText(messages)
  const join = useJoin()
  const notify = useNotify()
  const { chosen, result, pending, error, choose, take } = useImport(props.path)

  async function confirm() {
    const taken = await take()
    if (taken) notify(t.done(taken.ok), { type: 'success' })
  }

  return (
    <SidePanel
      width={760}
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose} disabled={pending}>
            {result && !result.dry_run ? t.close : t.back}
          </Button>
          {chosen && result?.dry_run && result.ok > 0 && (
            <SubmitButton type="button" inline pending={pending} onClick={() => void confirm()}>
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
        label={props.also?.label ?? t.file}
        help={t.bounds}
        required
        accept={[...csvTypes, ...(props.also?.accept ?? [])]}
        maxBytes={maxBytes}
        disabled={pending}
        onChange={([file]) => void choose(file)}
      />
      {chosen && (
        <Box sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{chosen.file.name}</Box>
      )}
      <FormError>{error}</FormError>
      {result && result.unknown_columns.length > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t.unknown(join(result.unknown_columns))}
        </Alert>
      )}
      {result && (
        <>
          <p role="status">{(result.dry_run ? t.tried : t.taken)(result.ok, result.failed)}</p>
          <ImportRows result={result} />
        </>
      )}
    </SidePanel>
  )
}

/** The server takes as many characters, none of which is less than a byte. */
const maxBytes = 1_000_000

const messages = defineMessages({
  file: ['CSV file', 'CSVファイル'],
  unknown: (names: string) => [`Columns not imported: ${names}`, `取り込まれない列：${names}`],
  sample: ['Download sample file', 'サンプルファイルをダウンロード'],
  bounds: ['At most 2,000 rows and 1 MB.', '2,000行・1MBまで'],
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
