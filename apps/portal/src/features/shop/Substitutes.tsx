import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { packText } from '@officina/shared/dosage/units'
import { ProductImage } from '@officina/ui/ProductImage'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useCartWrite } from './cart.ts'
import { noticeMessages } from './noticeMessages.ts'
import { useAdded } from './useAdded.ts'

type Product = components['schemas']['PatientProduct']
type Recipe = NonNullable<Product['recipe']>

/** What the doctor accepts in place of a product of the recipe that cannot be sent now. */
export function Substitutes({ product }: { product: Product }) {
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
  const locale = useLocale()
  const added = useAdded()
  const add = useCartWrite('post', '/api/patient/cart/lines')
  const submit = () =>
    add.mutate(
      {
        body: {
          variant_id: other.variant_id,
          quantity: recipe.quantity,
          recipe_line_id: recipe.line_id,
        },
      },
      { onSuccess: () => added(other.title) },
    )
  return (
    <Box component="li" sx={row}>
      <ProductImage product={other} size={56} decorative />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{other.title}</Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {other.brand} · {packText(other.variant_title, locale)} ·{' '}
          <Money amount={other.price} currency={props.currency} />
        </Box>
        <Button
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
