import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { packText } from '@officina/shared/dosage/units'
import { formatDate, formatMoney } from '@officina/shared/format'
import { sentences } from '@officina/shared/messages'
import { useShownPhone } from '@officina/ui/PhoneText'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { QuantityStepper } from '@officina/ui/QuantityStepper'
import { useJoin, useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AskDoctor } from '../request/AskDoctor.tsx'
import { useMe } from '../useMe.ts'
import { useCartWrite } from './cart.ts'
import { NewPrice, type PriceChange } from './NewPrice.tsx'
import { noticeMessages } from './noticeMessages.ts'
import { useProblemText } from './problems.ts'
import { shopMessages } from './shopMessages.ts'
import { priceAfter } from './texts.ts'
import { useAdded } from './useAdded.ts'
import { useNotice } from './useNotice.ts'

type Product = components['schemas']['PatientProduct']

/** Pack, quantity and the button; or why it cannot be bought. On a recipe it is bought for the recipe. */
export function ProductBuy({ product }: { product: Product }) {
  const t = useText(shopMessages)
  const join = useJoin()
  const locale = useLocale()
  const added = useAdded()
  const add = useCartWrite('post', '/api/patient/cart/lines')
  const recipe = product.recipe?.refusal === null ? product.recipe : null
  const [variantId, setVariantId] = useState(recipe?.variant_id ?? product.variants[0]?.id ?? '')
  const [quantity, setQuantity] = useState(1)
  const [change, setChange] = useState<PriceChange>()
  const client = useQueryClient()
  const variant = product.variants.find((each) => each.id === variantId)
  const refusal = useRefusal(product)
  const asks = product.needs_recipe && product.availability !== 'discontinued'
  if (!variant || (refusal && (asks || variant.availability !== 'out_of_stock')))
    return (
      <Box sx={{ mr: 'auto' }}>
        <Box sx={{ whiteSpace: 'pre-line' }}>{refusal ?? t.outOfStock}</Box>
        {asks && (
          <AskDoctor about={{ kind: 'product', product_id: product.id, title: product.title }} />
        )}
      </Box>
    )
  const notify = (
    <NotifyMe
      variantId={variant.id}
      title={product.title}
      isOn={product.notices.includes(variant.id)}
    />
  )
  const isForRecipe = recipe?.variant_id === variant.id
  const options = product.variants.filter(
    (each) => product.can_buy || each.id === recipe?.variant_id,
  )
  const max = Math.min(
    variant.max_per_order ?? 20,
    variant.quantity_available || 20,
    isForRecipe ? (recipe?.quantity ?? 20) : 20,
  )
  // of another pack there may be less
  const wanted = Math.min(quantity, max)
  const submit = (price: number) =>
    add.mutate(
      {
        body: {
          variant_id: variant.id,
          quantity: wanted,
          price_seen: price,
          ...(isForRecipe ? { recipe_line_id: recipe.line_id } : {}),
        },
      },
      {
        onSuccess: () => {
          setChange(undefined)
          added(product.title)
        },
        onError: ({ code, data }) => {
          if (code !== 'PRICE_CHANGED') return setChange(undefined)
          setChange({ old: price, price: Number(data.price) })
          void client.invalidateQueries({ queryKey: [path] })
        },
      },
    )
  const packs = options.length > 1 && (
    <PlainSelect
      label={t.pack}
      value={variantId}
      options={options.map((each) => ({
        value: each.id,
        label: join([
          packText(each.title, locale),
          formatMoney(priceAfter(product, each.price), product.currency, locale),
        ]),
      }))}
      onChange={setVariantId}
    />
  )
  if (variant.availability === 'out_of_stock')
    return (
      <Box sx={row}>
        {packs}
        <Box sx={{ flex: 1, minWidth: 120, whiteSpace: 'pre-line' }}>{refusal ?? t.outOfStock}</Box>
        {notify}
      </Box>
    )
  return (
    <Box sx={row}>
      {packs}
      <QuantityStepper
        label={t.quantityOf(product.title)}
        value={wanted}
        max={max}
        onChange={setQuantity}
      />
      <Button
        data-once
        variant="contained"
        size="large"
        disabled={add.isPending}
        onClick={() => submit(variant.price)}
        sx={{ flex: 1, minWidth: 160 }}
      >
        {t.add}
      </Button>
      {change && (
        <NewPrice
          product={product}
          change={change}
          pending={add.isPending}
          onTake={() => submit(change.price)}
          onClose={() => setChange(undefined)}
        />
      )}
      {variant.availability === 'backordered' && variant.restock_on && (
        <Box sx={{ fontSize: '0.875rem', width: '100%' }}>
          <Box sx={{ mb: 2 }}>{t.restock(formatDate(variant.restock_on, locale, 'UTC'))}</Box>
          {notify}
        </Box>
      )}
    </Box>
  )
}

/** Why nothing of it can be bought now, in the words of the cart; undefined when something can. */
function useRefusal(product: Product): string | undefined {
  const t = useText(shopMessages)
  const locale = useLocale()
  const problemText = useProblemText()
  const phone = useShownPhone(useMe('patient').doctor.clinic_phone ?? '')
  const { recipe } = product
  if (product.availability === 'discontinued')
    return [
      problemText({ code: 'PRODUCT_UNAVAILABLE' }, product.currency),
      product.status_reason,
      product.successor && t.successor(product.successor.title),
    ]
      .filter(Boolean)
      .join('\n')
  if (product.can_buy || recipe?.refusal === null) return undefined
  if (recipe?.refusal)
    return problemText({ code: recipe.refusal, until: recipe.next_order_on }, product.currency)
  if (product.needs_recipe)
    return sentences([t.needsRecipe, phone ? t.askDoctor(phone) : t.askDoctorPlain], locale)
  return t.notBuyable
}

const path = '/api/patient/products/{productId}'

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  width: '100%',
  alignItems: 'center',
} as const

/** One mail when a pack is back in stock: asked for, or on and taken back. */
function NotifyMe(props: { variantId: string; title: string; isOn: boolean }) {
  const t = useText(noticeMessages)
  const notice = useNotice(props.variantId)
  if (!props.isOn)
    return (
      <Button
        variant="outlined"
        aria-label={t.notifyName(props.title)}
        disabled={notice.pending}
        onClick={notice.ask}
      >
        {t.notify}
      </Button>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <span>{t.on}</span>
      <Button
        size="small"
        aria-label={t.offName(props.title)}
        disabled={notice.pending}
        onClick={notice.stop}
      >
        {t.off}
      </Button>
    </Box>
  )
}
