import { TemplateGone } from '@officina/ui/TemplateGone'
import { unguarded } from '@officina/ui/unguarded.ts'
import { useNavigate } from 'react-router'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { pathTo } from '../../../../pathTo.ts'

/** The set that is being written was deleted. */
export function SetGone({ draft }: { draft: Draft }) {
  const navigate = useNavigate()
  const discard = () => {
    draft.leave()
    void navigate(pathTo('/doctors/my-recipe'), { state: unguarded })
  }
  return <TemplateGone onKeep={() => void draft.keepAsNew()} onDiscard={discard} />
}
