import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useText } from '@officina/ui/text'
import { useId, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { ConflictNotice } from './ConflictNotice.tsx'

type Values = Record<string, unknown>
export type Conflict = {
  /** What was typed, and the record it was typed into. */
  data: Values
  previousData: Values
  by: string | null
  at: string | null
}

/** Who changed what since the record was read; then theirs, or mine over it. */
export default function ConflictDialog(props: {
  resource: string
  id: string
  conflict: Conflict
  onClose: () => void
  onDone: () => void
}) {
  const t = useText(messages)
  const titleId = useId()
  const { by, at, data, previousData } = props.conflict
  const { overwrite, error } = useOverwrite(props)
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t.title}
      </DialogTitle>
      <DialogContent>
        <ConflictNotice
          resource={props.resource}
          id={props.id}
          by={by}
          at={at}
          since={String(data.updated_at ?? previousData.updated_at ?? at ?? '')}
        />
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
        data: { ...data, revision: latest.revision },
        previousData,
      } as never)
      notify(t.saved, { type: 'success' })
      props.onDone()
    } catch (failure) {
      setError(errorText(failure))
    }
  }
  return { overwrite, error }
}

const messages = defineMessages({
  title: ['Someone else saved changes first', 'ほかの方が先に保存しました'],
  saved: ['Saved', '保存しました'],
  back: ['Cancel', 'キャンセル'],
  reload: ['Load the latest version', '最新の内容を読み込む'],
  overwrite: ['Keep my changes', '自分の変更を保存'],
})
