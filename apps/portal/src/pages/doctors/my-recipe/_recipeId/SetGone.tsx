import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import { unguarded } from '@officina/ui/unguarded.ts'
import { useNavigate } from 'react-router'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { pathTo } from '../../../../pathTo.ts'

/** The set that is being written was deleted: what is written can become another one. */
export function SetGone({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const navigate = useNavigate()
  const discard = () => {
    draft.leave()
    void navigate(pathTo('/doctors/my-recipe'), { state: unguarded })
  }
  return (
    <>
      {t.gone}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button variant="outlined" onClick={() => void draft.keepAsNew()}>
          {t.keepAsNew}
        </Button>
        <Button variant="outlined" onClick={discard}>
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
