import Box from '@mui/material/Box'
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
      <Box component="span" aria-hidden sx={{ position: 'relative', display: 'inline-flex' }}>
        {icon}
        {count > 0 && (
          <Box component="span" sx={badge}>
            {count > 99 ? '99+' : count}
          </Box>
        )}
      </Box>
      <span style={visuallyHidden} aria-live="polite">
        {count > 0 ? t.count(count) : ''}
      </span>
    </>
  )
}

const badge = {
  position: 'absolute',
  top: 0,
  right: 0,
  transform: 'translate(50%, -50%)',
  minWidth: 20,
  px: '6px',
  borderRadius: '10px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '20px',
  textAlign: 'center',
  // in a narrow bar Japanese would break between digits
  whiteSpace: 'nowrap',
}

const messages = defineMessages({
  count: (n: number) => [`${n} in the cart:`, `カートに${n}点：`],
})
