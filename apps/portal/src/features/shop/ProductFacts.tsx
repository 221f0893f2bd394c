import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { labelDifferences } from '@officina/shared/dosage/label'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { packText } from '@officina/shared/dosage/units'
import { formatDays, formatMoney, formatNumber, named } from '@officina/shared/format'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { Photos } from '@officina/ui/Photos'
import { ProductImage } from '@officina/ui/ProductImage'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { useJoin, useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { useCartWrite } from './cart.ts'
import { noticeMessages } from './noticeMessages.ts'
import { shopMessages } from './shopMessages.ts'
import { priceAfter } from './texts.ts'
import { useAdded } from './useAdded.ts'

type Product = components['schemas']['PatientProduct']

/** Everything on a product's page; my own dosage first. */
export function ProductFacts({ product }: { product: Product }) {
  const t = useText(shopMessages)
  const join = useJoin()
  const locale = useLocale()
  const image = product.images[0]?.url ?? null
  const differs =
    product.recipe && labelDifferences(product.recipe.dosage, product.label_dosage).length > 0
  return (
    <>
      <Box sx={{ display: 'flex', gap: 4, mb: 5 }}>
        <ProductImage product={{ ...product, image }} size={120} decorative />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ color: 'text.secondary' }}>{product.brand}</Box>
          <Prices product={product} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Status kind="availability" value={product.availability} />
            {product.needs_recipe && <StatusChip tone="attention">{t.recipeOnly}</StatusChip>}
            {product.bought_before && <StatusChip tone="draft">{t.bought}</StatusChip>}
          </Box>
        </Box>
      </Box>
      {product.images.length > 1 && (
        <Box sx={{ mb: 5 }}>
          <Photos
            label={t.pictures}
            photos={product.images.map(({ url, alt }, index) => ({
              id: url,
              filename: alt || t.picture(index + 1),
            }))}
            src={(url) => url}
          />
        </Box>
      )}
      {product.recipe && (
        <Card sx={{ p: 4, mb: 5 }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {t.myDosage} · {t.fromRecipe(product.recipe.label)}
          </Box>
          <Box sx={{ fontSize: '1.25rem', my: 1 }}>
            {dosageSentence(product.recipe.dosage, locale)}
          </Box>
          {differs && <Box sx={{ mb: 1 }}>{t.differs}</Box>}
          <Link to={pathTo('/user/recipes', {}, { id: product.recipe.id })}>{t.showRecipe}</Link>
        </Card>
      )}
      <Substitutes product={product} />
      <Box
        sx={{ '& p:first-of-type': { mt: 0 } }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when it is stored
        dangerouslySetInnerHTML={{ __html: product.description_html }}
      />
      {product.label_directions && <Part title={t.directions}>{product.label_directions}</Part>}
      {product.ingredients.length > 0 && (
        <Part title={t.ingredients}>
          <Box component="table" sx={table}>
            <tbody>
              {product.ingredients.map((each) => (
                <tr key={each.code}>
                  <th scope="row">{each.name}</th>
                  <td>
                    {formatNumber(each.amount, locale)} {each.unit}
                  </td>
                  <td>
                    {each.percent_ref !== null && `${formatNumber(each.percent_ref, locale)} %`}
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Part>
      )}
      {product.warnings && <Part title={t.warnings}>{product.warnings}</Part>}
      {product.certifications.length > 0 && (
        <Part title={t.certifications}>{join(product.certifications)}</Part>
      )}
      {product.methods.length > 0 && (
        <Part title={t.delivery}>
          {product.methods.map((each) => (
            <div key={each.method}>
              {named(
                each.name[locale],
                t.arrives(
                  each.price === 0 ? t.free : formatMoney(each.price, product.currency, locale),
                  formatDays(each.arrives, locale),
                ),
                locale,
              )}
            </div>
          ))}
        </Part>
      )}
    </>
  )
}

/** Of the pack of my recipe, else of the first one. */
function Prices({ product }: { product: Product }) {
  const t = useText(shopMessages)
  const locale = useLocale()
  const own = product.variants.find(({ id }) => id === product.recipe?.variant_id)
  const variant = own ?? product.variants[0]
  if (!variant) return null
  const price = priceAfter(product, variant.price)
  const usual = Math.max(variant.price, variant.compare_at_price ?? 0)
  return (
    <>
      <Box sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        <Money amount={price} currency={product.currency} />
      </Box>
      {price < usual && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t.usual} <s>{formatMoney(usual, product.currency, locale)}</s>
        </Box>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {packText(variant.title, locale)}
      </Box>
    </>
  )
}

function Part(props: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600, mb: 1 }}>
        {props.title}
      </Typography>
      {props.children}
    </Box>
  )
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontWeight: 400, py: 1, pr: 3 },
  '& td': { textAlign: 'right', py: 1, whiteSpace: 'nowrap', pl: 3 },
  '& tr + tr': { borderTop: 1, borderColor: 'divider' },
}

type Recipe = NonNullable<Product['recipe']>

/** What the doctor accepts in place of a product of the recipe that cannot be sent now. */
function Substitutes({ product }: { product: Product }) {
  const t = useText(noticeMessages)
  const { recipe } = product
  const own = product.variants.find(({ id }) => id === recipe?.variant_id)
  if (!recipe || recipe.refusal !== null || own?.availability === 'in_stock') return null
  if (recipe.substitutes.length === 0) return null
  return (
    <Card component="section" sx={{ p: 4, mb: 5 }}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
        {t.instead}
      </Typography>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{t.insteadText}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {recipe.substitutes.map((other) => (
          <Substitute
            key={other.variant_id}
            other={other}
            recipe={recipe}
            currency={product.currency}
          />
        ))}
      </Box>
    </Card>
  )
}

function Substitute(props: {
  other: Recipe['substitutes'][number]
  recipe: Recipe
  currency: string
}) {
  const { other, recipe } = props
  const t = useText(noticeMessages)
  const added = useAdded()
  const add = useCartWrite('post', '/api/patient/cart/lines')
  const submit = () =>
    add.mutate(
      { body: { variant_id: other.variant_id, recipe_line_id: recipe.line_id } },
      { onSuccess: () => added(other.title) },
    )
  return (
    <Box component="li" sx={row}>
      <ProductImage product={other} size={56} decorative />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{other.title}</Box>
        <BrandAndPack brand={other.brand} pack={other.variant_title}>
          {' · '}
          <Money amount={other.price} currency={props.currency} />
        </BrandAndPack>
        <Button
          data-once
          size="small"
          variant="outlined"
          aria-label={t.takeName(other.title)}
          disabled={add.isPending}
          onClick={submit}
          sx={{ mt: 2 }}
        >
          {t.take}
        </Button>
      </Box>
    </Box>
  )
}

const row = { display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: 3, mt: 4 }
