import type { PopoverProps } from '@mui/material/Popover'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from './lazyWithRetry.tsx'

const Popover = lazyWithRetry(() => import('@mui/material/Popover'))

/** MUI's popover, whose code comes when one is first opened, or before that by `preloadPopover`. */
export function LatePopover(props: PopoverProps) {
  const [wasOpened, setOpened] = useState(props.open)
  if (props.open && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <Popover {...props} />
    </Suspense>
  )
}

export const preloadPopover = Popover.preload
