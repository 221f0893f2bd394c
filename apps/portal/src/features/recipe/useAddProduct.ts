import { useText } from '@officina/ui/text'
import { toast } from '../toast.tsx'
import { newLine, type ProductSummary } from './draft.ts'
import type { Draft } from './useDraft.ts'
import { recipeWords } from './words.ts'

/** Adds a product as a new, open line; when it is there already, its quantity can be raised instead. False: no room. */
export function useAddProduct(draft: Draft, open: (key: string) => void) {
  const t = useText(recipeWords)
  return (product: ProductSummary) => {
    const { lines, valid_days } = draft.fields
    const line = newLine(product, valid_days)
    if (lines.length >= 30) {
      toast.info(t.full)
      return false
    }
    draft.change((old) => ({ ...old, lines: [...old.lines, line] }))
    open(line.key)
    const first = lines.find((each) => each.variant_id === line.variant_id)
    if (!first || first.quantity >= 20) return true
    const raise = () => {
      draft.change((old) => ({
        ...old,
        lines: old.lines
          .filter((each) => each.key !== line.key)
          .map((each) =>
            each.key === first.key ? { ...each, quantity: Math.min(20, each.quantity + 1) } : each,
          ),
      }))
      open(first.key)
    }
    toast.info(t.isTwice(product.title), { action: { label: t.raise, onClick: raise } })
    return true
  }
}
