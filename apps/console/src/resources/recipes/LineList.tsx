import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import { reasonText, recipeEventWords } from '@officina/shared/recipeEvents'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { Section } from '../../schema/Section.tsx'

type Line = components['schemas']['RecipeLine']

/** The products of a recipe or a template in their order, each with the sentence the patient reads. */
export function LineList(props: { lines: readonly Line[]; currency: string }) {
  const t = useText(messages)
  return (
    <Section title={t.title}>
      {props.lines.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t.none}</Box>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {props.lines.map((line) => (
          <LineCard key={line.id} line={line} currency={props.currency} />
        ))}
      </Box>
    </Section>
  )
}

function LineCard({ line, currency }: { line: Line; currency: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const facts = [
    t.packs(line.quantity),
    line.days_supply !== null && t.lasts(line.days_supply),
    t.refills(line.refills_allowed),
    line.min_days_between > 0 && t.between(line.min_days_between),
    line.times_ordered > 0 && t.ordered(line.times_ordered),
  ].filter(Boolean)
  return (
    <Card component="li" sx={{ p: 4, whiteSpace: 'pre-line' }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <ProductImage product={line.product} size={48} decorative />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{line.product.title}</Box>
          <BrandAndPack brand={line.product.brand} pack={line.variant_title} />
        </Box>
        <Money amount={line.price * line.quantity} currency={currency} />
      </Box>
      <Box sx={{ fontSize: '1.125rem', mt: 3 }}>{dosageSentence(line, locale)}</Box>
      {line.dosage_mode === 'structured' && line.instructions && <Box>{line.instructions}</Box>}
      <Box sx={{ ...small, mt: 1 }}>{facts.join(' · ')}</Box>
      {line.rationale && <Box sx={{ ...small, mt: 1 }}>{t.why(line.rationale)}</Box>}
      {line.substitute_packs.length > 0 && (
        <Box sx={{ ...small, mt: 1 }}>
          {t.instead(
            line.substitute_packs
              .map((p) => titleWithPack(p.title, p.variant_title, locale))
              .join(locale === 'ja' ? '、' : '; '),
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {line.product.availability !== 'in_stock' && (
          <Status kind="availability" value={line.product.availability} />
        )}
        {line.state !== 'active' && (
          <>
            <Status kind="recipe_line" value={line.state} />
            <Box sx={small}>
              {reasonText(
                recipeEventWords[locale],
                { reason_code: line.state_reason ?? null, reason: null },
                locale,
              )}
            </Box>
          </>
        )}
        {line.optional && <StatusChip tone="draft">{t.optional}</StatusChip>}
      </Box>
    </Card>
  )
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }

const messages = defineMessages({
  title: ['Products', '商品'],
  none: ['No products yet.', '商品はまだありません。'],
  packs: (n: number) => [n === 1 ? '1 pack' : `${n} packs`, `${n}点`],
  lasts: (days: number) => [`lasts about ${days} ${days === 1 ? 'day' : 'days'}`, `約${days}日分`],
  refills: (n: number) => [n === 1 ? '1 refill' : `${n} refills`, `再購入${n}回`],
  between: (days: number) => [
    `refill after ${days} ${days === 1 ? 'day' : 'days'}`,
    `${days}日後から再購入可`,
  ],
  ordered: (n: number) => [n === 1 ? 'ordered once' : `ordered ${n} times`, `注文${n}回`],
  why: (text: string) => [`Why: ${text}`, `理由：${text}`],
  instead: (names: string) => [`Allowed instead: ${names}`, `代替可能：${names}`],
  optional: ['Optional', '任意'],
})
