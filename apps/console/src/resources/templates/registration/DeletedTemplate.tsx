import Alert from '@mui/material/Alert'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { TemplateGone } from '@officina/ui/TemplateGone'
import { unguarded } from '@officina/ui/unguarded.ts'
import { useNavigate } from 'react-router'
import type { TemplateDraft } from './draft.ts'

/** Says that the draft that is being written was deleted, and asks before it is left. */
export function DeletedTemplate({ draft }: { draft: TemplateDraft }) {
  const navigate = useNavigate()
  const discard = () => {
    draft.leave()
    void navigate('/recipes/templates', { state: unguarded })
  }
  return (
    <Alert severity="error" sx={{ mb: 5 }}>
      <TemplateGone onKeep={() => void draft.beginAnew()} onDiscard={discard} />
      <LeaveGuard isTyped onLeave={draft.leave} />
    </Alert>
  )
}
