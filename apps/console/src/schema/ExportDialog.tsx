import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { formatNumber, listedInSentence } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useEffect, useId, useRef, useState } from 'react'
import { dataProvider, type Progress } from '../providers/dataProvider.ts'
import type { ResourceSpec } from './spec.ts'
import { fieldLabel } from './words.ts'

type Props = {
  spec: ResourceSpec
  filter: Record<string, unknown>
  sort: { field: string; order: string }
  columns: readonly string[]
  total: number
  onClose: () => void
}

/** Loads the file with its progress; closing the dialog stops it. */
export default function ExportDialog(props: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const titleId = useId()
  const { run, progress, running, error } = useExport(props)
  const masked = props.columns
    .filter((name) => name.endsWith('_masked'))
    .map((name) => fieldLabel(name, props.spec.fields[name], locale))
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t.title(formatNumber(props.total, locale), props.total)}
      </DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>{t.text}</p>
        {masked.length > 0 && <p>{t.masked(listedInSentence(masked, locale))}</p>}
        {running && (
          <>
            <LinearProgress
              aria-label={t.loading}
              {...(progress?.fraction === undefined
                ? {}
                : { variant: 'determinate', value: progress.fraction * 100 })}
            />
            <p role="status">
              {t.loaded(formatNumber(Math.round((progress?.loaded ?? 0) / 1024), locale))}
            </p>
          </>
        )}
        <FormError>{error}</FormError>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5, gap: 2 }}>
        <Button onClick={props.onClose}>{t.cancel}</Button>
        <Button
          variant="contained"
          aria-disabled={running || undefined}
          onClick={running ? undefined : () => void run()}
        >
          {t.start}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useExport({ spec, filter, sort, columns, onClose }: Props) {
  const [progress, setProgress] = useState<Progress>()
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<string>()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  async function run() {
    abort.current = new AbortController()
    const { signal } = abort.current
    setRunning(true)
    setError(undefined)
    setProgress(undefined)
    try {
      const query = {
        filter,
        ...(spec.sort.includes(sort.field) ? { sort: [sort.field, sort.order] } : {}),
        // the client writes only sort, range and filter as JSON by itself
        columns: JSON.stringify(columns),
      }
      await dataProvider.file(`/api/admin/${spec.name}/export`, {
        query,
        signal,
        quiet: true,
        onProgress: setProgress,
        isSaved: true,
      })
      onClose()
    } catch (failure) {
      if (!signal.aborted) setError(errorText(failure))
    } finally {
      setRunning(false)
    }
  }
  return { run, progress, running, error }
}

const messages = defineMessages({
  title: (text: string, n: number) => [
    n === 1 ? 'Export 1 row' : `Export ${text} rows`,
    `${text}件を書き出す`,
  ],
  masked: (labels: string) => [
    `Masked in the file, as on screen: ${labels}.`,
    `${labels}は、一覧と同じく伏せ字で書き出されます。`,
  ],
  text: [
    'A CSV file with all rows of the filtered list and the columns shown. The export is recorded in the audit log.',
    '絞り込んだ一覧のすべての行を、表示中の項目でCSVファイルに書き出します。書き出しは記録されます。',
  ],
  loading: ['Downloading', 'ファイルを読み込み中'],
  loaded: (kib: string) => [`${kib} KiB downloaded`, `${kib} KiB 読み込み済み`],
  cancel: ['Cancel', 'キャンセル'],
  start: ['Export as CSV', 'CSVで書き出す'],
})
