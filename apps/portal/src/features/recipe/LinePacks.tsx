import { q } from '@officina/client/query'
import { PackField } from '@officina/ui/LineFields'
import { withPack } from '@officina/ui/recipeLine.ts'
import { useQuery } from '@tanstack/react-query'
import type { DraftLine } from './draft.ts'

export const productQuery = (productId: string) =>
  q('/api/doctor/products/{productId}', { params: { path: { productId } } })

/** Which pack of the product. */
export function LinePacks(props: { line: DraftLine; onChange: (line: DraftLine) => void }) {
  const { line } = props
  return (
    <PackField
      value={line.variant_id}
      product={useQuery(productQuery(line.product_id)).data}
      onChoose={(pack) => props.onChange(withPack(line, pack))}
    />
  )
}
