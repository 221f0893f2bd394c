import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { defineMessages, useText } from './text.tsx'

/** Says that a form holds what was typed earlier and never sent, and empties it when asked to. */
export function KeptNotice({ kept }: { kept: { isKept: boolean; discard: () => void } }) {
  const t = useText(messages)
  if (!kept.isKept) return null
  const discard = (event: MouseEvent<HTMLElement>) => {
    // the button is about to go: the focus stays in the form
    const form = event.currentTarget.closest('form, [role=dialog]')
    form?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    kept.discard()
  }
  return (
    <Alert
      severity="info"
      sx={{ mb: 4 }}
      action={
        <Button size="small" color="inherit" onClick={discard}>
          {t.discard}
        </Button>
      }
    >
      {t.kept}
    </Alert>
  )
}

const messages = defineMessages({
  kept: [
    'Your unsaved input from last time is still here.',
    '前回入力した内容が残っています。まだ保存されていません。',
  ],
  discard: ['Discard', '破棄する'],
})
