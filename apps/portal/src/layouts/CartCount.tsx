import Badge from '@mui/material/Badge'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cartQuery } from '../features/shop/cart.ts'

/** The cart's icon with the number of units in it; a change is announced. */
export function CartCount({ icon }: { icon: ReactNode }) {
  const t = useText(messages)
  const count = useQuery(cartQuery).data?.count ?? 0
  return (
    <>
      <Badge
        badgeContent={count}
        color="primary"
        aria-hidden
        max={99}
        // in a narrow bar Japanese would break between digits
        sx={{ '& .MuiBadge-badge': { whiteSpace: 'nowrap' } }}
      >
        {icon}
      </Badge>
      <span style={visuallyHidden} aria-live="polite">
        {count > 0 ? t.count(count) : ''}
      </span>
    </>
  )
}

const messages = defineMessages({
  en: { count: (n: number) => `${n} in the cart:` },
  ja: { count: (n) => `カートに${n}点：` },
})
