import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { listQ } from '@officina/client/query'
import { FormError } from '@officina/ui/FormError'
import { formatDateTime } from '@officina/ui/format.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useMe } from '../admin/MeContext.ts'
import { changesIn } from './changeText.ts'
import { isRecorded } from './recordTabs.ts'
import type { Conflict } from './SchemaEdit.tsx'
import { findSpec } from './spec.ts'

/** Who changed what since the record was read; then theirs, or mine over it. */
export default function ConflictDialog(props: {
  resource: string
  id: string
  conflict: Conflict
  onClose: () => void
  onDone: () => void
}) {
  const t = useText(messages)
  const locale = useLocale()
  const titleId = useId()
  const { time_zone: timeZone = 'UTC' } = useMe()
  const { by, at } = props.conflict
  const changes = useChanges(props)
  const { overwrite, error } = useOverwrite(props)
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t.title}
      </DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>
          {t.conflict(by ?? t.somebody, at ? formatDateTime(at, locale, timeZone) : '')}
        </p>
        {changes.length > 0 && (
          <ul aria-label={t.changes}>
            {changes.map((change) => (
              <li key={change.name}>
                {change.label}: <del>{change.before}</del> → {change.after}
              </li>
            ))}
          </ul>
        )}
        <FormError>{error}</FormError>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5, gap: 2, flexWrap: 'wrap' }}>
        <Button onClick={props.onClose}>{t.back}</Button>
        <Button variant="outlined" onClick={props.onDone}>
          {t.reload}
        </Button>
        <Button variant="contained" onClick={() => void overwrite()}>
          {t.overwrite}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** What the history tells of the changes since the record was read. */
function useChanges(props: { resource: string; id: string; conflict: Conflict }) {
  const locale = useLocale()
  const { currency = 'USD', time_zone: timeZone = 'UTC' } = useMe()
  const since = String(props.conflict.previousData.updated_at ?? props.conflict.at ?? '')
  const { data } = useQuery({
    ...listQ('/api/admin/{resource}/{id}/history', {
      params: { path: { resource: props.resource, id: props.id }, query: { range: [0, 9] } },
      quiet: true,
    }),
    enabled: isRecorded(props.resource),
    staleTime: 0,
  })
  const place = { locale, currency, timeZone }
  return (data?.data ?? [])
    .filter((entry) => entry.at >= since && entry.after)
    .flatMap((entry) =>
      changesIn(findSpec(props.resource), entry.before, entry.after, place).map((change) => ({
        ...change,
        name: entry.id + change.name,
      })),
    )
}

/** Saves what was typed here, and only that, over what is there now. */
function useOverwrite(props: {
  resource: string
  id: string
  conflict: Conflict
  onDone: () => void
}) {
  const t = useText(messages)
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const [error, setError] = useState<string>()
  const { data, previousData } = props.conflict
  async function overwrite() {
    try {
      const { data: latest } = await dataProvider.getOne(props.resource, { id: props.id })
      // against what was read then: only what was typed here goes over theirs
      await dataProvider.update(props.resource, {
        id: props.id,
        data,
        previousData: { ...previousData, revision: latest.revision },
      } as never)
      notify(t.saved, { type: 'success' })
      props.onDone()
    } catch (failure) {
      setError((failure as Error).message)
    }
  }
  return { overwrite, error }
}

const messages = defineMessages({
  en: {
    title: 'Somebody else has saved meanwhile',
    saved: 'Saved',
    somebody: 'Somebody',
    conflict: (who: string, when: string) =>
      `${who} changed this${when ? ` on ${when}` : ''}, after you opened it. Nothing of yours was saved yet.`,
    changes: 'What was changed',
    back: 'Go back',
    reload: 'Reload',
    overwrite: 'Keep mine',
  },
  ja: {
    title: 'ほかの方が先に保存しました',
    saved: '保存しました',
    somebody: 'ほかの方',
    conflict: (who, when) =>
      `開いたあとに、${who}さんが${when ? `${when}に` : ''}内容を変更しました。まだ保存されていません。`,
    changes: '変更された内容',
    back: '戻る',
    reload: '最新の内容を読み込む',
    overwrite: '自分の変更を保存',
  },
})
