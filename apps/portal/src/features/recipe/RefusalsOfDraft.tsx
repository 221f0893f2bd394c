import { sentences } from '@officina/shared/messages'
import { lazyPart } from '@officina/ui/lazyPart'
import { useLocale } from '@officina/ui/text'
import type { Draft } from './useDraft.ts'

/** What of a draft was refused; where the code that names the fields does not come, in the words of the server. */
export const RefusalsOfDraft = lazyPart(
  () => import('./DraftRefusals.tsx').catch(() => ({ DraftRefusals: BareRefusals })),
  'DraftRefusals',
)

function BareRefusals({ draft: { state } }: { draft: Draft }) {
  const locale = useLocale()
  return <>{state.is === 'failed' && sentences(Object.values(state.error.errors).flat(), locale)}</>
}
