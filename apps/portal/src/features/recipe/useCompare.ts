import { useText } from '@officina/ui/text'
import { useState } from 'react'
import { toast } from '../toast.tsx'
import { compareWords } from './compareWords.ts'
import type { ProductSummary } from './draft.ts'

const most = 3

/** Which products are to be compared, and whether they are. */
export function useCompare() {
  const t = useText(compareWords)
  const [products, setProducts] = useState<ProductSummary[]>([])
  const [isOpen, setOpen] = useState(false)
  function toggle(product: ProductSummary) {
    const rest = products.filter(({ id }) => id !== product.id)
    if (rest.length === products.length && products.length === most) return toast.info(t.most)
    setProducts(rest.length < products.length ? rest : [...products, product])
  }
  const has = (product: ProductSummary) => products.some(({ id }) => id === product.id)
  return { products, isOpen, has, toggle, setOpen, clear: () => setProducts([]) }
}

export type Compare = ReturnType<typeof useCompare>
