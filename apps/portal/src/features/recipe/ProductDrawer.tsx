import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { listQ, type QueryResult, q } from '@officina/client/query'
import { packText } from '@officina/shared/dosage/units'
import { formatName, formatNumber } from '@officina/shared/format'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { ProductImage } from '@officina/ui/ProductImage'
import { SidePanel } from '@officina/ui/SidePanel'
import { defineMessages, useJoin, useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { Loaded } from '../Loaded.tsx'
import { productQuery } from './pickerQuery.ts'
import { StockLabel } from './StockLabel.tsx'

export type Product = QueryResult<'/api/doctor/products/{productId}'>

/** Everything about a product, in a panel. `actions` gets the product once it is there. */
export function ProductDrawer(props: {
  productId: string | undefined
  onClose: () => void
  /** Shows another product instead. */
  onOpen: (id: string) => void
  actions?: (product: Product) => ReactNode
}) {
  const t = useText(messages)
  const { productId } = props
  const query = useQuery({ ...productQuery(productId ?? ''), enabled: Boolean(productId) })
  const { data } = query
  // asked for beside the product, not after it
  useQuery({ ...similarQuery(productId ?? ''), enabled: Boolean(productId) })
  useQuery({ ...productPatientsQuery(productId ?? ''), enabled: Boolean(productId) })
  return (
    <SidePanel
      open={Boolean(productId)}
      title={data?.title ?? '…'}
      onClose={props.onClose}
      actions={data && props.actions?.(data)}
    >
      <Loaded query={query}>
        {(product) => (
          <>
            <ProductFacts product={product} />
            <Part title={t.whoHasIt}>
              <ProductPatients productId={product.id} />
            </Part>
            <Part title={t.similar}>
              <SimilarProducts productId={product.id} onOpen={props.onOpen} />
            </Part>
          </>
        )}
      </Loaded>
    </SidePanel>
  )
}

/** Why it is no longer sold, and what takes its place. */
const goneText = (
  { status_reason: reason, successor }: Product,
  t: { gone: string; successor: (title: string) => string },
) => [t.gone, reason, successor && t.successor(successor.title)].filter(Boolean).join('\n')

/** What is known of a product: price, description, ingredients, label. */
export function ProductFacts({ product }: { product: Product }) {
  const t = useText(messages)
  const join = useJoin()
  const locale = useLocale()
  const image = product.images[0]?.url ?? null
  return (
    <>
      {product.removed_at && (
        <Alert severity="warning" sx={{ whiteSpace: 'pre-line' }}>
          {goneText(product, t)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 5, mb: 5 }}>
        <ProductImage product={{ ...product, image }} size={120} decorative />
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Box sx={{ color: 'text.secondary' }}>{product.brand}</Box>
          <StockLabel product={product} />
        </Box>
      </Box>
      <Part title={t.variants}>
        {product.variants.map((variant) => (
          <Box key={variant.id} sx={row}>
            <span>{packText(variant.title, locale)}</span>
            <Money amount={variant.price} currency={product.currency} />
          </Box>
        ))}
      </Part>
      {product.description_html && (
        <Part title={t.description}>
          {/* cleaned on the server */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server allows plain tags only */}
          <div dangerouslySetInnerHTML={{ __html: product.description_html }} />
        </Part>
      )}
      {product.ingredients.length > 0 && (
        <Part title={t.ingredients}>
          {product.ingredients.map((each) => (
            <Box key={each.code} sx={row}>
              <span>{each.name}</span>
              <span>
                {each.amount} {each.unit}
                {each.percent_ref !== null && t.ofReference(formatNumber(each.percent_ref, locale))}
              </span>
            </Box>
          ))}
        </Part>
      )}
      {product.label_directions && <Part title={t.directions}>{product.label_directions}</Part>}
      {product.warnings && <Part title={t.warningsOnLabel}>{product.warnings}</Part>}
      {product.certifications.length > 0 && (
        <Part title={t.certifications}>{join(product.certifications)}</Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 4,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
}

const productPatientsQuery = (productId: string) =>
  q('/api/doctor/products/{productId}/patients', { params: { path: { productId } } })

/** Which of the doctor's patients have the product on a recipe in force. */
function ProductPatients({ productId }: { productId: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const { data } = useQuery(productPatientsQuery(productId))
  if (!data) return null
  if (data.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t.nobodyHasIt}</Box>
  return (
    <Box component="ul" sx={{ m: 0, pl: 5 }}>
      {data.map(({ patient, recipe_id, number }) => (
        <li key={recipe_id}>
          <Link
            to={pathTo(
              '/doctors/patients/:patientId/recipes',
              { patientId: patient.id },
              { id: recipe_id },
            )}
          >
            {formatName(patient, locale)}
          </Link>{' '}
          {number}
        </li>
      ))}
    </Box>
  )
}

const similarQuery = (productId: string) =>
  listQ('/api/doctor/products', {
    params: { query: { range: [0, 3], filter: { similar_to: productId } } },
  })

/** Other products with the same main ingredient or of the same kind; each opens in place of this one. */
function SimilarProducts(props: { productId: string; onOpen: (id: string) => void }) {
  const t = useText(messages)
  const { data } = useQuery(similarQuery(props.productId))
  if (!data) return null
  if (data.total === 0) return <Box sx={{ color: 'text.secondary' }}>{t.noSimilar}</Box>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.data.map((product) => (
        <li key={product.id}>
          <ButtonBase sx={similarRow} onClick={() => props.onOpen(product.id)}>
            <ProductImage product={product} size={40} decorative />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {product.title}
              <BrandAndPack brand={product.brand} pack={product.variant_title} />
            </Box>
            <Box sx={{ textAlign: 'right' }}>
              <Money amount={product.price} currency={product.currency} />
              {product.availability !== 'in_stock' && <StockLabel product={product} />}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}

const similarRow = {
  display: 'flex',
  gap: 3,
  width: '100%',
  py: 2,
  minHeight: 44,
  textAlign: 'start',
  borderRadius: '8px',
}

const messages = defineMessages({
  description: ['Description', '商品説明'],
  ingredients: ['Ingredients per serving', '1回分の成分'],
  ofReference: (percent: string) => [` (${percent}% of reference)`, `（基準値の${percent}%）`],
  directions: ['Directions on the label', '表示の用法'],
  warningsOnLabel: ['Warnings on the label', '表示の注意事項'],
  certifications: ['Certifications', '認証'],
  variants: ['Pack sizes', '規格'],
  gone: ['This product is no longer sold.', 'この商品は販売を終了しています。'],
  successor: (title: string) => [`Successor: ${title}`, `後継商品：${title}`],
  whoHasIt: ['My patients using it now', '現在使用中の患者さん'],
  nobodyHasIt: [
    'None of your patients has it on a current recipe.',
    '有効なレシピにこの商品がある患者さんはいません。',
  ],
  similar: ['Similar products', '類似商品'],
  noSimilar: ['No similar products.', '類似商品はありません。'],
})
