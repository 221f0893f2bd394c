import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { defineMessages, useText } from './text.tsx'

/** Says that a form holds what was typed earlier and never sent, and empties it when asked to. */
export function KeptNotice({ kept }: { kept: { isKept: boolean; discard: () => void } }) {
  const t = useText(messages)
  if (!kept.isKept) return null
  return (
    <Alert
      severity="info"
      sx={{ mb: 4 }}
      action={
        <Button size="small" color="inherit" onClick={kept.discard}>
          {t.discard}
        </Button>
      }
    >
      {t.kept}
    </Alert>
  )
}

const messages = defineMessages({
  en: {
    kept: 'What you typed last time is still here. It has not been sent.',
    discard: 'Discard it',
  },
  ja: {
    kept: '前回入力した内容が残っています。まだ送信されていません。',
    discard: '破棄する',
  },
})
