import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
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
  /** Loads what an item will show. */
  onOpen?: () => void
}

/** `MoreHoriz`, as a plain element. */
const dots =
  'M6 10c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m12 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m-6 0c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2'

/** The rest of the actions; nothing without any. */
export function MoreMenu({ label, of, iconOnly, items, onOpen }: Props) {
  const menuId = useId()
  const locale = useLocale()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  if (items.length === 0) return null
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': Boolean(anchor),
    'aria-controls': anchor ? menuId : undefined,
    onClick: (event: React.MouseEvent<HTMLElement>) => {
      setAnchor(event.currentTarget)
      onOpen?.()
    },
  } as const
  return (
    <>
      {iconOnly ? (
        <button type="button" className="icon-button" aria-label={label} {...opener}>
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d={dots} />
          </svg>
        </button>
      ) : (
        <Button startIcon={<MoreHoriz />} aria-label={of && named(label, of, locale)} {...opener}>
          {label}
        </Button>
      )}
      {anchor && <MoreItems id={menuId} anchor={anchor} items={items} onClose={close} />}
    </>
  )
}
