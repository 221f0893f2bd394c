import { Refusals } from '@officina/ui/Refusals'
import { type Refusal, refusalsOf } from '@officina/ui/refusals.ts'
import { useLocale, useText } from '@officina/ui/text'
import { myRecipeWords } from '../myRecipe/words.ts'
import { editorWords } from './editorWords.ts'
import type { Draft } from './useDraft.ts'
import { recipeWords } from './words.ts'

/** What of a draft was refused, by product and field. */
export function DraftRefusals(props: { draft: Draft; onShow: (refusal: Refusal) => void }) {
  const t = useText(editorWords)
  const { source } = useText(recipeWords)
  const { name } = useText(myRecipeWords)
  const locale = useLocale()
  const { fields, state } = props.draft
  if (state.is !== 'failed') return null
  const names = {
    title: { name, most: 80 },
    label: { name: t.label, most: 40 },
    message: { name: t.message, most: 2_000 },
    internal_note: { name: t.note, most: 2_000 },
    valid_days: { name: t.validDays },
    catalog_id: { name: source },
  }
  const refusals = refusalsOf(fields, state.error.errors, names, locale)
  return <Refusals refusals={refusals} onShow={props.onShow} />
}
