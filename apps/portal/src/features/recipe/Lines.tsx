import Box from '@mui/material/Box'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { errorsByLine, moveLine } from '@officina/ui/recipeLine.ts'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { toast } from '../toast.tsx'
import { type DraftLine, duplicateLine } from './draft.ts'
import type { Draft } from './useDraft.ts'
import { useLineMoves } from './useLineMoves.ts'
import { recipeWords } from './words.ts'

// the line editor comes with the first line
const LineCard = lazyWithRetry(() => import('./LineCard.tsx'), 'LineCard')

/** The products of the recipe in their order. One is open for writing at a time. */
export function Lines(props: {
  draft: Draft
  open: string | undefined
  onOpen: (key: string | undefined) => void
  isWide: boolean
  /** Where the page of a line's product is. */
  productTo?: (line: DraftLine) => string
}) {
  const t = useText(editorWords)
  const { draft, open, onOpen } = props
  const { lines } = draft.fields
  const words = useText(recipeWords)
  const setLines = (edit: (lines: DraftLine[]) => DraftLine[]) =>
    draft.change((old) => ({ ...old, lines: edit(old.lines) }))
  function remove(line: DraftLine, index: number) {
    setLines((old) => old.filter((each) => each.key !== line.key))
    const putBack = () => setLines((old) => [...old.slice(0, index), line, ...old.slice(index)])
    toast.info(words.removed(line.product.title), {
      action: { label: words.undo, onClick: putBack },
    })
  }
  const moves = useLineMoves((from, to) => setLines((old) => moveLine(old, from, to)))
  if (lines.length === 0)
    return <EmptyState title={t.noLines} text={props.isWide ? t.noLinesText : t.noLinesPhone} />
  const errors = draft.state.is === 'failed' ? errorsByLine(draft.state.error.errors) : {}
  return (
    <Suspense fallback={<CardSkeleton cards={lines.length} height={96} />}>
      <div role="status" style={visuallyHidden}>
        {moves.said}
      </div>
      <Box
        component="ol"
        ref={moves.list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
      >
        {lines.map((line, index) => (
          <LineCard
            key={line.key}
            line={line}
            to={props.productTo?.(line)}
            currency={draft.recipe.totals.currency}
            isOpen={line.key === open}
            onToggle={() => onOpen(line.key === open ? undefined : line.key)}
            warnings={warningsOf(draft, line)}
            errors={errors[index] ?? none.errors}
            isFirst={index === 0}
            isLast={index === lines.length - 1}
            onChange={(next) =>
              setLines((old) => old.map((each) => (each.key === line.key ? next : each)))
            }
            onMove={(by) =>
              moves.step(index, by, words.movedTo(line.product.title, index + by + 1, lines.length))
            }
            onDrag={(event) => moves.drag(index, event)}
            {...(lines.length < 30 && {
              onDuplicate: () =>
                setLines((old) => [
                  ...old.slice(0, index + 1),
                  duplicateLine(line),
                  ...old.slice(index + 1),
                ]),
            })}
            onRemove={() => remove(line, index)}
          />
        ))}
      </Box>
    </Suspense>
  )
}

function warningsOf({ recipe, warnedKeys }: Draft, line: DraftLine) {
  const warnings = recipe.warnings.filter(
    (each) => each.line !== null && warnedKeys[each.line] === line.key,
  )
  return warnings.length > 0 ? warnings : none.warnings
}

/** The same each time, so that a line without any is not drawn anew. */
const none = { warnings: [], errors: {} }

/** Words of the lines, wherever recipes are written. */
const editorWords = defineMessages({
  noLines: ['No products yet', '商品がまだありません'],
  noLinesText: [
    'Search on the left. Enter adds the first result.',
    '左側で検索し、Enterキーで先頭の商品を追加できます。',
  ],
  noLinesPhone: ['Go back one step and add products.', '前の手順に戻って商品を追加してください。'],
})
