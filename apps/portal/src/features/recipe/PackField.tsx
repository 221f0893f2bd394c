import { q } from '@officina/client/query'
import { formatMoney } from '@officina/ui/format.ts'
import { SelectField } from '@officina/ui/SelectField'
import { statusOf } from '@officina/ui/statusTones.ts'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { DraftLine } from './draft.ts'
import { recipeWords } from './words.ts'

export const productQuery = (productId: string) =>
  q('/api/doctor/products/{productId}', { params: { path: { productId } } })

/** Which pack of the product; nothing to choose when there is one only. The supply follows the pack. */
export function PackField(props: { line: DraftLine; onChange: (line: DraftLine) => void }) {
  const t = useText(recipeWords)
  const locale = useLocale()
  const { line } = props
  const product = useQuery(productQuery(line.product_id)).data
  if (!product || product.variants.length < 2) return null
  function choose(id: string) {
    const pack = product?.variants.find((each) => each.id === id)
    if (!pack) return
    props.onChange({
      ...line,
      variant_id: pack.id,
      variant_title: pack.title,
      units_per_pack: pack.units_per_pack,
      pack_unit: pack.unit,
      price_now: pack.price,
      product: { ...line.product, availability: pack.availability, restock_on: pack.restock_on },
      substitutes: line.substitutes.filter((each) => each !== pack.id),
      substitute_packs: line.substitute_packs.filter((each) => each.variant_id !== pack.id),
    })
  }
  return (
    <SelectField
      label={t.pack}
      value={line.variant_id}
      options={product.variants.map((pack) => ({
        value: pack.id,
        label: [
          pack.title,
          formatMoney(pack.price, product.currency, locale),
          pack.availability !== 'in_stock' &&
            statusOf('availability', pack.availability, locale).label,
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      onChange={(event) => choose(event.target.value)}
    />
  )
}
