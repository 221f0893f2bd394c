import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { named } from '@officina/shared/format'
import { lazyPart } from '@officina/ui/lazyPart'
import { useLocale } from '@officina/ui/text'
import { useId, useState } from 'react'
import type { MoreItem } from './MoreItems.tsx'

// comes with the first press
const MoreItems = lazyPart(() => import('./MoreItems.tsx'), 'MoreItems')

type Props = {
  label: string
  /** Names the object for screen readers, where the label alone does not. */
  of?: string
  /** Rows of lists show the dots alone. */
  iconOnly?: boolean
  items: readonly MoreItem[]
}

/** The rest of the actions; nothing without any. */
export function MoreMenu({ label, of, iconOnly, items }: Props) {
  const menuId = useId()
  const locale = useLocale()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  if (items.length === 0) return null
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': Boolean(anchor),
    'aria-controls': anchor ? menuId : undefined,
    onClick: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const
  return (
    <>
      {iconOnly ? (
        <IconButton aria-label={label} {...opener}>
          <MoreHoriz />
        </IconButton>
      ) : (
        <Button startIcon={<MoreHoriz />} aria-label={of && named(label, of, locale)} {...opener}>
          {label}
        </Button>
      )}
      {anchor && <MoreItems id={menuId} anchor={anchor} items={items} onClose={close} />}
    </>
  )
}
