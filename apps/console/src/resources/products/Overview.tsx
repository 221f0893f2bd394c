import '@officina/openapi/resources/products'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { formatPercent } from '@officina/shared/format'
import { FactList } from '@officina/ui/facts'
import { ProductImage } from '@officina/ui/ProductImage'
import { productWord } from '@officina/ui/productWords.ts'
import { RichText } from '@officina/ui/RichText'
import { defineMessages, useJoin, useLocale, useText } from '@officina/ui/text'
import { useMe } from '../../admin/MeContext.ts'
import { Beside } from '../../schema/Beside.tsx'
import { FieldValue } from '../../schema/FieldValue.tsx'
import { CardSection } from '../../schema/Section.tsx'
import { specOf } from '../../schema/spec.ts'
import { fieldLabel } from '../../schema/words.ts'
import { Packs } from './Packs.tsx'
import { Pictures } from './Pictures.tsx'
import type { Product } from './product.ts'

/** The product as a person would describe it: picture and texts, packs with stock, label, contents. */
export function Overview({ product }: { product: Product }) {
  const t = useText(messages)
  return (
    <Beside resource="products" id={product.id} side={<Side product={product} />}>
      <Packs product={product} />
      <Pictures product={product} />
      {product.description_html && (
        <CardSection title={t.description}>
          <RichText html={product.description_html} />
        </CardSection>
      )}
      <Label product={product} />
      <Contents product={product} />
    </Beside>
  )
}

function Label({ product }: { product: Product }) {
  const t = useText(messages)
  const join = useJoin()
  const locale = useLocale()
  const { label_dosage: dosage } = product
  const facts = [
    {
      label: t.dosage,
      value: dosage ? dosageSentence({ ...dosage, dosage_mode: 'structured' }, locale) : t.none,
    },
    { label: t.directions, value: product.label_directions },
    { label: t.warnings, value: product.warnings },
    { label: t.certifications, value: join(product.certifications) },
  ]
  return (
    <CardSection title={t.label}>
      <FactList columns={1} facts={facts} />
    </CardSection>
  )
}

function Contents({ product }: { product: Product }) {
  const t = useText(messages)
  const join = useJoin()
  const locale = useLocale()
  if (product.ingredients.length + product.allergens.length === 0) return null
  return (
    <CardSection title={t.contents}>
      <Box component="ul" sx={list}>
        {product.ingredients.map(({ name, amount, unit, percent_ref: percent }) => (
          <li key={`${name} ${amount} ${unit}`}>
            <span>{name}</span>
            <span>
              {amount} {unit}
              {typeof percent === 'number' && ` · ${formatPercent(percent * 100, locale)}`}
            </span>
          </li>
        ))}
      </Box>
      {product.allergens.length > 0 && (
        <FactList columns={1} facts={[{ label: t.allergens, value: join(product.allergens) }]} />
      )}
    </CardSection>
  )
}

/** Picture, and what decides about sale. */
function Side({ product }: { product: Product }) {
  const join = useJoin()
  const locale = useLocale()
  const { fields } = specOf('products')
  const { permissions } = useMe()
  const names = [
    ...(product.tags.length > 0 ? (['tags'] as const) : []),
    'usage_kind',
    'recipes',
    'recipe_only',
    'heat_sensitive',
    'tax_class',
    'commission_override_bp',
    'handle',
    'updated_at',
  ] as const
  const known: Record<string, unknown> = product
  const image = product.images[0]?.url ?? null
  return (
    <Card sx={{ p: 4 }}>
      <ProductImage product={{ ...product, image }} size={240} />
      <Box sx={{ color: 'text.secondary', my: 3 }}>
        {[product.category, product.form].map((word) => productWord(word, locale)).join(' · ')}
        {product.concerns.length > 0 &&
          ` · ${join(product.concerns.map((word) => productWord(word, locale)))}`}
      </Box>
      <FactList
        columns={2}
        facts={names
          .filter(
            (name) => !fields[name]?.permission || permissions.includes(fields[name].permission),
          )
          .filter((name) => known[name] !== null && known[name] !== false)
          .map((name) => ({
            label: fieldLabel(name, fields[name], locale),
            value: fields[name] && <FieldValue field={fields[name]} value={known[name]} />,
          }))}
      />
    </Card>
  )
}

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mb: 4,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 4,
    py: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& li > :last-child': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
}

const messages = defineMessages({
  description: ['Description', '説明'],
  label: ['Label', '表示'],
  dosage: ['Dosage on the label', '表示の用法・用量'],
  none: [
    'Not entered. Recipe lines begin “as on the label”.',
    '未入力です。レシピの明細は「表示どおり」から始まります。',
  ],
  directions: ['How to use', '使用方法'],
  warnings: ['Warnings', '注意事項'],
  certifications: ['Certifications', '認証'],
  contents: ['Contents of one serving', '1回分の成分'],
  allergens: ['Allergens', 'アレルゲン'],
})
