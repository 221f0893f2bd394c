import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { formatDate, formatMoney } from '@officina/ui/format.ts'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { QuantityStepper } from '@officina/ui/QuantityStepper'
import { useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AskDoctor } from '../request/AskDoctor.tsx'
import { toast } from '../toast.tsx'
import { useMe } from '../useMe.ts'
import { useCartWrite } from './cart.ts'
import { useProblemText } from './problems.ts'
import { shopMessages } from './shopMessages.ts'

type Product = components['schemas']['PatientProduct']

/** Pack, quantity and the button; or why it cannot be bought. On a recipe it is bought for the recipe. */
export function ProductBuy({ product }: { product: Product }) {
  const t = useText(shopMessages)
  const locale = useLocale()
  const navigate = useNavigate()
  const add = useCartWrite('post', '/api/patient/cart/lines')
  const recipe = product.recipe?.refusal === null ? product.recipe : null
  const [variantId, setVariantId] = useState(recipe?.variant_id ?? product.variants[0]?.id ?? '')
  const [quantity, setQuantity] = useState(1)
  const variant = product.variants.find((each) => each.id === variantId)
  const refusal = useRefusal(product)
  const asks = product.needs_recipe && product.availability !== 'discontinued'
  if (refusal || !variant)
    return (
      <Box sx={{ mr: 'auto' }}>
        <Box>{refusal}</Box>
        {asks && (
          <AskDoctor about={{ kind: 'product', product_id: product.id, title: product.title }} />
        )}
      </Box>
    )
  const isForRecipe = recipe?.variant_id === variant.id
  const options = product.variants.filter(
    (each) => product.can_buy || each.id === recipe?.variant_id,
  )
  const max = Math.min(
    20,
    variant.quantity_available || 20,
    isForRecipe ? (recipe?.quantity ?? 20) : 20,
  )
  const submit = () =>
    add.mutate(
      {
        body: {
          variant_id: variant.id,
          quantity,
          ...(isForRecipe ? { recipe_line_id: recipe.line_id } : {}),
        },
      },
      {
        onSuccess: () =>
          toast.success(t.added(product.title), {
            action: { label: t.toCart, onClick: () => void navigate('/user/cart') },
          }),
      },
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%', alignItems: 'center' }}>
      {options.length > 1 && (
        <PlainSelect
          label={t.pack}
          value={variantId}
          options={options.map((each) => ({
            value: each.id,
            label: `${each.title}, ${formatMoney(each.price, product.currency, locale)}`,
          }))}
          onChange={setVariantId}
        />
      )}
      <QuantityStepper
        label={t.quantityOf(product.title)}
        value={Math.min(quantity, max)}
        max={max}
        onChange={setQuantity}
      />
      <Button
        variant="contained"
        size="large"
        disabled={add.isPending}
        onClick={submit}
        sx={{ flex: 1, minWidth: 160 }}
      >
        {t.add}
      </Button>
      {variant.availability === 'backordered' && variant.restock_on && (
        <Box sx={{ fontSize: '0.875rem' }}>
          {t.restock(formatDate(variant.restock_on, locale, 'UTC'))}
        </Box>
      )}
    </Box>
  )
}

/** Why nothing of it can be bought now, in the words of the cart; undefined when something can. */
function useRefusal(product: Product): string | undefined {
  const t = useText(shopMessages)
  const problemText = useProblemText()
  const phone = useMe('patient').doctor.clinic_phone
  const { recipe } = product
  const isGone = ['discontinued', 'out_of_stock'].includes(product.availability)
  if (product.availability === 'discontinued')
    return problemText({ code: 'PRODUCT_UNAVAILABLE' }, product.currency)
  if (isGone) return t.outOfStock
  if (product.can_buy || recipe?.refusal === null) return undefined
  if (recipe?.refusal)
    return problemText({ code: recipe.refusal, until: recipe.next_order_on }, product.currency)
  if (product.needs_recipe)
    return `${t.needsRecipe} ${phone ? t.askDoctor(phone) : t.askDoctorPlain}`
  return t.notBuyable
}
