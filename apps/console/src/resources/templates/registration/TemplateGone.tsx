import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { defineMessages, useText } from '@officina/ui/text'
import { unguarded } from '@officina/ui/unguarded.ts'
import { useNavigate } from 'react-router'
import type { TemplateDraft } from './draft.ts'

/** Somebody has deleted the draft that is being written: what is written can become another one. */
export function TemplateGone({ draft }: { draft: TemplateDraft }) {
  const t = useText(messages)
  const navigate = useNavigate()
  const discard = () => {
    draft.leave()
    void navigate('/recipes/templates', { state: unguarded })
  }
  return (
    <Alert severity="error" sx={{ mb: 5 }}>
      {t.gone}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button variant="outlined" onClick={() => void draft.beginAnew()}>
          {t.keepAsNew}
        </Button>
        <Button variant="outlined" onClick={discard}>
          {t.discard}
        </Button>
      </Box>
      <LeaveGuard isTyped onLeave={draft.leave} />
    </Alert>
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
