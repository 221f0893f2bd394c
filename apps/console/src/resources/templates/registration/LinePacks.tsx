import { LabelText } from '@officina/ui/LabelText'
import { PackField } from '@officina/ui/LineFields'
import { LineSubstitutes } from '@officina/ui/LineSubstitutes'
import { withPack } from '@officina/ui/recipeLine.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQ, q } from '../../../providers/queries.ts'
import type { DraftLine } from './draft.ts'

type Props = { line: DraftLine; onChange: (line: DraftLine) => void }

const productQuery = (productId: string) =>
  q('/api/admin/products/{productId}', { params: { path: { productId } } })

/** Which pack of the product. */
export function LinePacks(props: Props) {
  const { line } = props
  const { data } = useQuery(productQuery(line.product_id))
  return (
    <PackField
      value={line.variant_id}
      product={data}
      onChoose={(pack) => props.onChange(withPack(line, pack))}
    />
  )
}

/** What the label of the product says of its use. */
export function LabelOf({ line }: Pick<Props, 'line'>) {
  return <LabelText text={useQuery(productQuery(line.product_id)).data?.label_directions} />
}

/** What may be sent instead: the product's other packs, or what a search finds. */
export function Substitutes(props: Props & { error?: string | undefined }) {
  const [text, setText] = useState('')
  const product = useQuery(productQuery(props.line.product_id)).data
  const found = useQuery({
    ...listQ('/api/admin/products', {
      params: { query: { range: [0, 4], filter: { q: text } } },
    }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  }).data
  return (
    <LineSubstitutes
      {...props}
      text={text}
      onText={setText}
      product={product}
      found={found?.data}
    />
  )
}
