import { lazyPart } from '@officina/ui/lazyPart'
import type { Draft } from './useDraft.ts'

/** What of a draft was refused; where the code that names the fields does not come, in the words of the server. */
export const RefusalsOfDraft = lazyPart(
  () => import('./DraftRefusals.tsx').catch(() => ({ DraftRefusals: BareRefusals })),
  'DraftRefusals',
)

const BareRefusals = ({ draft: { state } }: { draft: Draft }) => (
  <>{state.is === 'failed' && Object.values(state.error.errors).flat().join(' ')}</>
)
