import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { differenceSentence, labelDifferences } from '@officina/shared/dosage/label'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { supplySentence } from '@officina/shared/dosage/supplySentence'
import { packText } from '@officina/shared/dosage/units'
import { LabelText } from '@officina/ui/LabelText'
import { LineFields, PackField } from '@officina/ui/LineFields'
import { LineSubstitutes } from '@officina/ui/LineSubstitutes'
import { LineTools, type LineToolsProps } from '@officina/ui/LineTools'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { ProductImage } from '@officina/ui/ProductImage'
import { errorsByLine, moveLine, newLine, withPack } from '@officina/ui/recipeLine.ts'
import { Status } from '@officina/ui/StatusChip'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQ, q } from '../../../providers/queries.ts'
import { Section } from '../../../schema/Section.tsx'
import type { DraftLine, TemplateDraft } from './draft.ts'
import { ProductFinder } from './ProductFinder.tsx'

/** Where products come from, above those of the template in their order. One is open at a time. */
export function Lines(props: {
  draft: TemplateDraft
  open: string | undefined
  onOpen: (key: string | undefined) => void
}) {
  const t = useText(messages)
  const { draft, open, onOpen } = props
  const { fields } = draft
  const { lines } = fields
  const [said, setSaid] = useState('')
  const setLines = (edit: (lines: DraftLine[]) => DraftLine[]) =>
    draft.change((old) => ({ ...old, lines: edit(old.lines) }))
  const refused = draft.state.is === 'failed' ? draft.state.error.errors : {}
  const errors = errorsByLine(refused)
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {lines.length < 30 && (
        <ProductFinder
          catalogId={fields.catalog_id}
          catalogError={refused.catalog_id?.[0]}
          onCatalog={(catalog_id) => draft.change((old) => ({ ...old, catalog_id }))}
          onAdd={(product) => {
            const line = newLine<DraftLine>(product, fields.valid_days)
            setLines((old) => [...old, line])
            onOpen(line.key)
            setSaid(t.added(product.title))
          }}
        />
      )}
      <Section title={t.products}>
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
              onToggle={() => onOpen(line.key === open ? undefined : line.key)}
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
      </Section>
    </Box>
  )
}

type Props = Omit<LineToolsProps, 'line' | 'title' | 'children'> & {
  line: DraftLine
  onChange: (line: DraftLine) => void
}

/** A product of the template: the sentence that the patient will read, in both languages. */
function LineCard(props: Props) {
  const locale = useLocale()
  const { line, isOpen } = props
  const other = locale === 'ja' ? 'en' : 'ja'
  const supply = supplySentence(line, line, locale)
  return (
    <Card
      component="li"
      data-open={isOpen || undefined}
      sx={{ p: 4, borderColor: isOpen ? 'primary.main' : undefined }}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <ProductImage product={line.product} size={48} decorative />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{line.product.title}</Box>
          <Box sx={small}>
            {line.product.brand} · {packText(line.variant_title, locale)} × {line.quantity}
          </Box>
        </Box>
        {line.product.availability !== 'in_stock' && (
          <Status kind="availability" value={line.product.availability} />
        )}
      </Box>
      <Box aria-live="polite" sx={{ fontSize: '1.125rem', mt: 3 }}>
        {dosageSentence(line, locale)}
      </Box>
      <Box lang={other} sx={{ ...small, mt: 1 }}>
        {dosageSentence(line, other)}
      </Box>
      {supply && <Box sx={{ ...small, mt: 1 }}>{supply}</Box>}
      <LabelNotes line={line} />
      <LineTools {...props} title={line.product.title}>
        <LabelOf line={line} />
        <LineFields
          line={line}
          onChange={props.onChange}
          errors={props.errors}
          pack={<LinePacks line={line} onChange={props.onChange} />}
        />
        <Substitutes line={line} onChange={props.onChange} error={props.errors?.substitutes} />
      </LineTools>
    </Card>
  )
}

/** Where the line says something else than the label of its product. */
function LabelNotes({ line }: { line: DraftLine }) {
  const locale = useLocale()
  const { title, label_dosage: label } = line.product
  if (!label) return null
  return labelDifferences(line, label).map((kind) => {
    const tone = kind === 'amount' ? 'attention' : 'progress'
    return (
      <Box key={kind} sx={{ ...note, color: `tone.${tone}.text`, bgcolor: `tone.${tone}.tint` }}>
        {differenceSentence(kind, { title, line, label }, locale)}
      </Box>
    )
  })
}

type PacksProps = { line: DraftLine; onChange: (line: DraftLine) => void }

const productQuery = (productId: string) =>
  q('/api/admin/products/{productId}', { params: { path: { productId } } })

/** Which pack of the product. */
function LinePacks(props: PacksProps) {
  const { line } = props
  const { data } = useQuery(productQuery(line.product_id))
  return (
    <PackField
      value={line.variant_id}
      product={data}
      onChoose={(pack) => props.onChange(withPack(line, pack))}
    />
  )
}

/** What the label of the product says of its use. */
function LabelOf({ line }: Pick<PacksProps, 'line'>) {
  return <LabelText text={useQuery(productQuery(line.product_id)).data?.label_directions} />
}

/** What may be sent instead: the product's other packs, or what a search finds. */
function Substitutes(props: PacksProps & { error?: string | undefined }) {
  const [text, setText] = useState('')
  const product = useQuery(productQuery(props.line.product_id)).data
  const found = useQuery({
    ...listQ('/api/admin/products', {
      params: { query: { range: [0, 4], filter: { q: text, status: ['active'] } } },
    }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  }).data
  return (
    <LineSubstitutes
      {...props}
      text={text}
      onText={setText}
      product={product}
      found={found?.data}
    />
  )
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }

const note = { mt: 2, px: 3, py: 2, borderRadius: '8px', fontSize: '0.875rem' }

const messages = defineMessages({
  products: ['Products', '商品'],
  none: ['No products yet', '商品はまだありません'],
  noneText: ['Find products above and add them.', '上の検索から商品を追加してください。'],
  moved: (name: string, n: number, of: number) => [
    `${name} is now number ${n} of ${of}.`,
    `${name}は${of}件中${n}番目になりました。`,
  ],
  added: (name: string) => [`${name} added.`, `${name}を追加しました。`],
})
