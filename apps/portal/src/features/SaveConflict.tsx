import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDateTime, listedInSentence } from '@officina/shared/format'
import type { ConflictState } from '@officina/ui/autosave.ts'
import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { toast } from './toast.tsx'

/** What was changed elsewhere, and which of the two is kept. */
export function SaveConflict(props: {
  id: string
  state: ConflictState
  settle: (keep: 'mine' | 'theirs') => Promise<unknown>
}) {
  const t = useText(messages)
  const locale = useLocale()
  const { error, changed = [] } = props.state
  const { changed_by: by, changed_at: at } = error.data
  const time = typeof at === 'string' ? formatDateTime(at, locale) : ''
  const names = changed.flatMap((name) => t.fields[name as keyof typeof t.fields] ?? [])
  const keep = (which: 'mine' | 'theirs') => () =>
    void props.settle(which).catch((failed: Error) => toast.error(errorText(failed)))
  return (
    <Alert id={props.id} severity="warning" sx={{ mb: 4 }}>
      {t.conflict(typeof by === 'string' && by ? by : t.somebody, time)}
      {names.length > 0 && <div>{t.changed(listedInSentence(names, locale))}</div>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button variant="outlined" onClick={keep('theirs')}>
          {t.reload}
        </Button>
        <Button variant="outlined" onClick={keep('mine')}>
          {t.keepMine}
        </Button>
      </Box>
    </Alert>
  )
}

const messages = defineMessages({
  conflict: (name: string, time: string) => [
    `Changed after you opened it, by ${name}${time && ` at ${time}`}. What you have written since is not saved.`,
    `開いた後に、別の画面で${name}が${time && `${time}に`}変更しました。その後に入力した内容は保存されていません。`,
  ],
  changed: (names: string) => [`Changed: ${names}.`, `変更された項目：${names}`],
  somebody: ['someone else', 'ほかの方'],
  reload: ['Load the latest version', '最新の内容を読み込む'],
  keepMine: ['Keep my version', 'この画面の内容を残す'],
  fields: {
    title: ['name', '名称'],
    label: ['course name', 'コース名'],
    message: ['message to the patient', '患者さんへのメッセージ'],
    internal_note: ['note to yourself', 'ご自身用のメモ'],
    valid_days: ['validity', '有効日数'],
    starts_on: ['first day', '開始日'],
    patient_id: ['patient', '患者さん'],
    catalog_id: ['catalog', 'カタログ'],
    lines: ['products and dosages', '商品と用法・用量'],
  },
})
