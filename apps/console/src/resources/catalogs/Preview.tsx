import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { packText } from '@officina/shared/dosage/units'
import { Choices } from '@officina/ui/Choices'
import { FieldLabel } from '@officina/ui/Field'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { q } from '../../providers/queries.ts'
import { ReferencePicker } from '../../schema/ReferencePicker.tsx'

type Product = components['schemas']['CatalogPreviewProduct']
type As = 'doctor' | 'patient'

/** The catalog as a doctor, or a patient of that doctor, sees it. The log says who looked. */
export default function Preview({ id }: { id: string }) {
  const t = useText(messages)
  const picker = useId()
  const [as, setAs] = useState<As>('doctor')
  const [doctorId, setDoctorId] = useState<string | null>(null)
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 5 }, maxWidth: 860 }}>
      <Choices
        single
        label={t.as}
        value={[as]}
        options={(['doctor', 'patient'] as const).map((value) => ({ value, label: t[value] }))}
        onChange={([chosen]) => setAs(chosen as As)}
      />
      <Box sx={{ mb: 5, maxWidth: 480 }}>
        <FieldLabel htmlFor={picker}>{t.whose}</FieldLabel>
        <ReferencePicker
          resource="doctors"
          id={picker}
          filter={approved}
          value={doctorId}
          placeholder={t.search}
          onChange={setDoctorId}
        />
      </Box>
      {doctorId ? (
        <Seen id={id} doctorId={doctorId} as={as} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t.choose}</Box>
      )}
    </Card>
  )
}

const approved = { status: ['approved', 'suspended'] }

function Seen({ id, doctorId, as }: { id: string; doctorId: string; as: As }) {
  const t = useText(messages)
  const { data, error, refetch } = useQuery(
    q('/api/admin/catalogs/{catalogId}/preview', {
      params: { path: { catalogId: id }, query: { doctor_id: doctorId, as } },
    }),
  )
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton rows={4} />
  if (data.hidden_because)
    return (
      <Alert severity="info" role="status">
        {t.hidden[data.hidden_because]}
      </Alert>
    )
  if (data.products.length === 0) return <EmptyState title={t.none} />
  return (
    <>
      <Box role="status" sx={{ mb: 2, fontWeight: 600 }}>
        {t.count(data.products_count)}
      </Box>
      <Box component="ul" aria-label={t.products} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.products.map((product) => (
          <PreviewRow key={product.id} product={product} as={as} />
        ))}
      </Box>
      {as === 'patient' && <Box sx={small}>{t.prices}</Box>}
    </>
  )
}

export function PreviewRow({ product, as }: { product: Product; as: As }) {
  const t = useText(messages)
  const locale = useLocale()
  const { price, member_price: member, currency } = product
  const isLess = as === 'patient' && member < price
  return (
    <Box component="li" sx={row}>
      <ProductImage product={product} size={48} decorative />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <div>{product.title}</div>
        <Box sx={small}>
          {product.brand} · {packText(product.variant_title, locale)}
          {product.recipe_only && ` · ${t.recipeOnly}`}
        </Box>
        {product.note && <Box sx={small}>{product.note}</Box>}
        {product.availability !== 'in_stock' && (
          <Status kind="availability" value={product.availability} />
        )}
      </Box>
      <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        <Money amount={isLess ? member : price} currency={currency} />
        {isLess && (
          <Box component="s" sx={{ ...small, display: 'block' }}>
            <Money amount={price} currency={currency} />
          </Box>
        )}
      </Box>
    </Box>
  )
}

const small = { fontSize: '0.75rem', color: 'text.secondary' }
const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
}

const messages = defineMessages({
  as: ['Preview as', 'プレビューの対象'],
  doctor: ['Doctor', '医師'],
  patient: ['Patient of the doctor', '医師の患者'],
  whose: ['Doctor', '医師'],
  search: ['Search doctors', '医師を検索'],
  choose: [
    'Choose a doctor to see the catalog as they do.',
    '医師を選ぶと、表示内容を確認できます。',
  ],
  none: ['No products on sale', '販売中の商品がありません'],
  count: (n: number) => [n === 1 ? '1 product' : `${n} products`, `商品${n}件`],
  products: ['Products as they are shown', '表示される商品'],
  recipeOnly: ['Recipe only', 'レシピ限定'],
  prices: [
    'Prices with the doctor’s discounts; a patient’s own discount is not included.',
    '医師の割引を反映した価格です。患者個別の割引は含みません。',
  ],
  hidden: {
    archived: [
      'Nobody sees it: the catalog is archived.',
      'アーカイブされているため表示されません。',
    ],
    not_given: [
      'Not shown: this doctor was not given this catalog.',
      'この医師にはこのカタログが指定されていないため表示されません。',
    ],
    not_for_patients: [
      'Not shown: patients do not see this catalog. Its products reach them through recipes.',
      'このカタログは患者に表示されません。商品はレシピから購入できます。',
    ],
    doctor_inactive: [
      'Not shown: the doctor is not approved.',
      '医師が承認されていないため表示されません。',
    ],
    closed: [
      'Not shown: this doctor’s patients see only the doctor’s own catalogs.',
      'この医師の患者には、医師自身のカタログのみが表示されます。',
    ],
    recipes_only: [
      'Not shown: this doctor’s patients buy only what is on their recipes.',
      'この医師の患者が購入できるのはレシピの商品のみです。',
    ],
  },
})
