import CompareArrows from '@mui/icons-material/CompareArrows'
import Checkbox from '@mui/material/Checkbox'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { toast } from '../toast.tsx'
import type { ProductSummary } from './draft.ts'

/** Puts a product beside others. */
export function CompareBox(props: { title: string; checked: boolean; onChange: () => void }) {
  const t = useText(compareWords)
  return (
    <Checkbox
      icon={<CompareArrows />}
      checkedIcon={<CompareArrows />}
      checked={props.checked}
      onChange={props.onChange}
      title={t.choose(props.title)}
      slotProps={{ input: { 'aria-label': t.choose(props.title) } }}
      sx={{
        flexShrink: 0,
        borderRadius: 2,
        '&:hover': { bgcolor: 'action.hover' },
        '&.Mui-checked': { bgcolor: 'action.selected' },
      }}
    />
  )
}

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

/** Words of choosing what is compared. */
export const compareWords = defineMessages({
  compare: (n: number) => [`Compare (${n})`, `比較（${n}）`],
  clear: ['Clear', '選択を解除'],
  choose: (name: string) => [`Compare ${name}`, `${name}を比較に追加`],
  most: ['You can compare up to three products.', '比較できる商品は3点までです。'],
})
