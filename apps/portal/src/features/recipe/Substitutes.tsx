import { listQ } from '@officina/client/query'
import { LineSubstitutes } from '@officina/ui/LineSubstitutes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftLine } from './draft.ts'
import { productQuery } from './LinePacks.tsx'

type Props = { line: DraftLine; onChange: (line: DraftLine) => void; error?: string | undefined }

/** What may be sent instead: the product's other packs, or what the doctor finds. */
export function Substitutes(props: Props) {
  const [text, setText] = useState('')
  const product = useQuery(productQuery(props.line.product_id)).data
  const found = useQuery({
    ...listQ('/api/doctor/products', {
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
