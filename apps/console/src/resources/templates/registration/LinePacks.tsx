import { q } from '@officina/client/query'
import { PackField } from '@officina/ui/LineFields'
import { withPack } from '@officina/ui/recipeLine.ts'
import { useQuery } from '@tanstack/react-query'
import type { DraftLine } from './draft.ts'

/** Which pack of the product. */
export function LinePacks(props: { line: DraftLine; onChange: (line: DraftLine) => void }) {
  const { line } = props
  const { data } = useQuery(
    q('/api/admin/products/{productId}', { params: { path: { productId: line.product_id } } }),
  )
  return (
    <PackField
      value={line.variant_id}
      product={data}
      onChoose={(pack) => props.onChange(withPack(line, pack))}
    />
  )
}
