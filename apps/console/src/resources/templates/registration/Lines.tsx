import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { errorsByLine, moveLine, newLine } from '@officina/ui/recipeLine.ts'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import type { DraftLine, TemplateDraft } from './draft.ts'
import { LineCard } from './LineCard.tsx'
import { ProductFinder } from './ProductFinder.tsx'

/** The products of the template in their order, and where more come from. One is open at a time. */
export function Lines({ draft }: { draft: TemplateDraft }) {
  const t = useText(messages)
  const { fields } = draft
  const { lines } = fields
  const [open, setOpen] = useState<string>()
  const [said, setSaid] = useState('')
  const setLines = (edit: (lines: DraftLine[]) => DraftLine[]) =>
    draft.change((old) => ({ ...old, lines: edit(old.lines) }))
  const errors = draft.state.is === 'failed' ? errorsByLine(draft.state.error.errors) : {}
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <section>
        <Typography variant="h2" sx={{ mb: 3 }}>
          {t.products}
        </Typography>
        <div role="status" style={visuallyHidden}>
          {said}
        </div>
        {lines.length === 0 && <EmptyState title={t.none} text={t.noneText} />}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {lines.map((line, index) => (
            <LineCard
              key={line.key}
              line={line}
              isOpen={line.key === open}
              isFirst={index === 0}
              isLast={index === lines.length - 1}
              errors={errors[index] ?? {}}
              onToggle={() => setOpen(line.key === open ? undefined : line.key)}
              onChange={(next) =>
                setLines((old) => old.map((each) => (each.key === line.key ? next : each)))
              }
              onMove={(by) => {
                setLines((old) => moveLine(old, index, index + by))
                setSaid(t.moved(line.product.title, index + by + 1, lines.length))
              }}
              onRemove={() => setLines((old) => old.filter((each) => each.key !== line.key))}
            />
          ))}
        </Box>
      </section>
      {lines.length < 30 && (
        <ProductFinder
          catalogId={fields.catalog_id}
          onCatalog={(catalog_id) => draft.change((old) => ({ ...old, catalog_id }))}
          onAdd={(product) => {
            const line = newLine<DraftLine>(product, fields.valid_days)
            setLines((old) => [...old, line])
            setOpen(line.key)
            setSaid(t.added(product.title))
          }}
        />
      )}
    </Box>
  )
}

const messages = defineMessages({
  products: ['Products', '商品'],
  none: ['No product yet', '商品はまだありません'],
  noneText: ['Find products below and add them.', '下の検索から商品を追加してください。'],
  moved: (name: string, n: number, of: number) => [
    `${name} is now number ${n} of ${of}.`,
    `${name}は${of}件中${n}番目になりました。`,
  ],
  added: (name: string) => [`${name} was added.`, `${name}を追加しました。`],
})
