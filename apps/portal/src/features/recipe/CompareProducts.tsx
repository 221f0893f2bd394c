import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { supplyOf } from '@officina/shared/dosage/supply'
import { packText } from '@officina/shared/dosage/units'
import { ProductImage } from '@officina/ui/ProductImage'
import { productWord } from '@officina/ui/productWords.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { ListSkeleton } from '@officina/ui/skeletons'
import { Colon, defineMessages, useJoin, useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../Loaded.tsx'
import { type DraftLine, newLine, type ProductSummary } from './draft.ts'
import type { Product } from './ProductDrawer.tsx'
import { productQuery } from './pickerQuery.ts'
import { StockLabel } from './StockLabel.tsx'

/** Up to three products side by side: what a day of each holds and costs. On phones they scroll sideways. */
export function CompareProducts(props: {
  products: ProductSummary[]
  /** Where the products can be put on something. */
  onAdd?: (product: ProductSummary) => void
  onClose: () => void
}) {
  const t = useText(comparisonWords)
  return (
    <SidePanel title={t.title} width={960} onClose={props.onClose}>
      <Box component="ul" aria-label={t.title} tabIndex={0} sx={columns}>
        {props.products.map((summary) => (
          <Box component="li" key={summary.id} sx={column}>
            <Column summary={summary} onAdd={props.onAdd} />
          </Box>
        ))}
      </Box>
    </SidePanel>
  )
}

function Column(props: {
  summary: ProductSummary
  onAdd: ((product: ProductSummary) => void) | undefined
}) {
  const query = useQuery(productQuery(props.summary.id))
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={6} />}>
      {(product) => <Known {...props} product={product} />}
    </Loaded>
  )
}

function Known(props: {
  summary: ProductSummary
  product: Product
  onAdd: ((product: ProductSummary) => void) | undefined
}) {
  const t = useText(comparisonWords)
  const locale = useLocale()
  const join = useJoin()
  const { summary, product, onAdd } = props
  const day = dailyOf(summary, product)
  return (
    <>
      <ProductImage product={summary} size={96} decorative />
      <Box component="h3" sx={{ m: 0, fontSize: '1rem' }}>
        {product.title}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{product.brand}</Box>
      <StockLabel product={product} />
      <Box component="dl" sx={facts}>
        <Fact term={t.form}>{productWord(product.form, locale)}</Fact>
        <Fact term={t.pack}>
          {packText(summary.variant_title, locale)} ·{' '}
          <Money amount={summary.price} currency={summary.currency} />
        </Fact>
        <Fact term={t.dose}>{day.line ? dosageSentence(day.line, locale) : t.serving}</Fact>
        <Fact term={t.pricePerDay}>
          {day.price === null ? (
            t.unknown
          ) : (
            <Money amount={day.price} currency={summary.currency} />
          )}
        </Fact>
        <Fact term={day.line ? t.perDay : t.perServing}>
          {day.ingredients.length === 0
            ? t.none
            : day.ingredients.map((each) => (
                <div key={each.code}>
                  {each.name}
                  <Colon />
                  {each.amount} {each.unit}
                </div>
              ))}
        </Fact>
        <Fact term={t.warnings}>{product.warnings || t.none}</Fact>
        <Fact term={t.certifications}>{join(product.certifications) || t.none}</Fact>
      </Box>
      {onAdd && (
        <Button
          data-once
          variant="outlined"
          disabled={!summary.variant_id}
          onClick={() => onAdd(summary)}
          sx={{ mt: 'auto', minHeight: 44 }}
          aria-label={t.addNamed(product.title)}
        >
          {t.add}
        </Button>
      )}
    </>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const columns = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
}
const column = {
  flex: { xs: '0 0 calc(100vw - 64px)', sm: '1 1 0' },
  minWidth: { sm: 220 },
  scrollSnapAlign: 'start',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  overflowWrap: 'anywhere',
}
const facts = {
  m: 0,
  '& > div': { py: 2, borderTop: 1, borderColor: 'divider' },
  '& dt': { fontSize: '0.875rem', color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
}

/** Words of products side by side, which come when they are looked at. */

type Facts = Pick<Product, 'ingredients' | 'variants'>
type Ingredient = Product['ingredients'][number]

/**
 * What a day of a product holds and costs at the highest dose it would be written with; one serving without a
 * `line` and a price where that dosage does not tell. Price in minor units.
 */
export function dailyOf(
  summary: ProductSummary,
  { ingredients, variants }: Facts,
): { line: DraftLine | null; price: number | null; ingredients: Ingredient[] } {
  const line = newLine(summary, 180)
  const supply = supplyOf(line, line)
  if (!supply) return { line: null, price: null, ingredients }
  const daily = supply.daily_max
  const pack = variants.find(({ id }) => id === summary.variant_id)
  const unitsPerServing = pack?.servings_per_pack ? pack.units_per_pack / pack.servings_per_pack : 1
  return {
    line,
    price: Math.round((summary.price * daily) / line.units_per_pack),
    ingredients: ingredients.map((each) => ({
      ...each,
      amount: Math.round((each.amount * daily * 1_000) / unitsPerServing) / 1_000,
    })),
  }
}

const comparisonWords = defineMessages({
  title: ['Compare products', '商品を比較'],
  form: ['Form', '剤形'],
  pack: ['Pack', '内容量'],
  dose: ['Daily dose', '1日の用量'],
  serving: ['As on the label', '表示どおり'],
  pricePerDay: ['Price per day, at the highest dose', '1日あたりの価格（最大用量の場合）'],
  perDay: ['Ingredients per day, at the highest dose', '1日分の成分（最大用量の場合）'],
  perServing: ['Ingredients per serving', '1回分の成分'],
  warnings: ['Warnings on the label', '表示の注意事項'],
  certifications: ['Certifications', '認証'],
  unknown: ['depends on use', '使い方によります'],
  none: ['none', 'なし'],
  add: ['Add', '追加'],
  addNamed: (name: string) => [`Add ${name}`, `${name}を追加`],
})
