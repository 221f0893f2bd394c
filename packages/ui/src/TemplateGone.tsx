import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { defineMessages, useText } from './text.tsx'

/** The template that is being written was deleted: what is written can become another one. */
export function TemplateGone(props: { onKeep: () => void; onDiscard: () => void }) {
  const t = useText(messages)
  return (
    <>
      {t.gone}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button variant="outlined" onClick={props.onKeep}>
          {t.keepAsNew}
        </Button>
        <Button variant="outlined" onClick={props.onDiscard}>
          {t.discard}
        </Button>
      </Box>
    </>
  )
}

const messages = defineMessages({
  gone: [
    'This template was deleted elsewhere, so it can no longer be saved. What you wrote is still here.',
    'このテンプレートは別の画面で削除されたため、保存できません。入力した内容は残っています。',
  ],
  keepAsNew: ['Keep as a new template', '新しいテンプレートとして保存'],
  discard: ['Discard and go to templates', '破棄してテンプレートの一覧へ'],
})
