import Button from '@mui/material/Button'
import { EmptyState } from './states.tsx'
import { defineMessages, useText } from './text.tsx'

/** No product matches: what was looked for, a similar word where there is one, and a way out of the filters. */
export function NoProducts(props: {
  q: string
  suggestion?: string | undefined
  onSearch: (q: string) => void
  /** Only where a filter is set. */
  onClear?: (() => void) | undefined
}) {
  const t = useText(messages)
  const { q, suggestion } = props
  return (
    <EmptyState
      title={q ? t.none(q) : t.noneFiltered}
      text={
        suggestion ? (
          <Button onClick={() => props.onSearch(suggestion)}>{t.didYouMean(suggestion)}</Button>
        ) : q ? (
          t.hint
        ) : undefined
      }
      action={
        props.onClear && (
          <Button variant="outlined" onClick={props.onClear}>
            {t.clear}
          </Button>
        )
      }
    />
  )
}

/** Above products that were found by another word than the one typed. */
export function SearchedInstead({ q, suggestion }: { q: string; suggestion: string | undefined }) {
  const t = useText(messages)
  if (!suggestion) return null
  return (
    <p role="status" style={{ margin: '0 0 12px' }}>
      {t.instead(q, suggestion)}
    </p>
  )
}

const messages = defineMessages({
  none: (q: string) => [`No products match “${q}”`, `「${q}」に一致する商品はありません`],
  noneFiltered: ['No products match the filters', '条件に合う商品はありません'],
  didYouMean: (word: string) => [`Did you mean “${word}”?`, `「${word}」で検索する`],
  instead: (q: string, word: string) => [
    `No products match “${q}”. These are the products for “${word}”.`,
    `「${q}」に一致する商品はありません。「${word}」の検索結果を表示しています。`,
  ],
  hint: [
    'Check the spelling, or search for an ingredient, a brand or a concern.',
    '表記をご確認のうえ、成分・ブランド・お悩みでも検索してみてください。',
  ],
  clear: ['Clear filters', '絞り込みを解除'],
})
