import { reasonText, recipeEventWords } from '@officina/shared/recipeEvents'
import { useLocale, useText } from '@officina/ui/text'
import type { DraftLine } from './draft.ts'

/** Why a line is paused or stopped, in words. */
export function LineReason({ line }: { line: Pick<DraftLine, 'state_reason'> }) {
  const words = useText(recipeEventWords)
  const locale = useLocale()
  if (!line.state_reason) return null
  return <span>{reasonText(words, { reason_code: line.state_reason, reason: null }, locale)}</span>
}
