import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'

/** Someone else has saved the draft first: what was typed is kept until the reader decides. */
export function DraftConflict(props: { onKeep: () => void; onTake: () => void }) {
  const t = useText(messages)
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ mb: 4 }}
      action={
        <>
          <Button size="small" onClick={props.onTake}>
            {t.take}
          </Button>
          <Button size="small" onClick={props.onKeep}>
            {t.keep}
          </Button>
        </>
      }
    >
      {t.text}
    </Alert>
  )
}

const messages = defineMessages({
  text: [
    'Someone else changed the draft first. What you typed is still here; saving again replaces theirs.',
    'ほかの管理者が先に下書きを変更しました。入力内容は残っています。もう一度保存すると、相手の変更は上書きされます。',
  ],
  take: ['Load the latest version', '最新の内容を読み込む'],
  keep: ['Keep my changes', '自分の変更を残す'],
})
