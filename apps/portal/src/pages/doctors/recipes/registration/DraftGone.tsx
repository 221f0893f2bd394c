import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Space, useText } from '@officina/ui/text'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { messages } from './messages.ts'
import { useLeaveDraft } from './useLeaveDraft.ts'

/** Somebody has deleted the draft that is being written: what is written can become another one. */
export function DraftGone({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const leave = useLeaveDraft(draft)
  return (
    <>
      {t.gone}
      {draft.attachments.length > 0 && (
        <>
          <Space />
          {t.filesGone}
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {/* a next version is begun from the one before it */}
        {draft.recipe.version === 1 && (
          <Button variant="outlined" onClick={() => void draft.keepAsNew()}>
            {t.keepAsNew}
          </Button>
        )}
        <Button variant="outlined" onClick={leave}>
          {t.discard}
        </Button>
      </Box>
    </>
  )
}
