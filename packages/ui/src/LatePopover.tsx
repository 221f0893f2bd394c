import type { PopoverProps } from '@mui/material/Popover'
import { lazyWithRetry } from './lazyWithRetry.tsx'
import { OnceOpened } from './OnceOpened.tsx'

const Popover = lazyWithRetry(() => import('@mui/material/Popover'))

/** MUI's popover, whose code comes when one is first opened, or before that by `preloadPopover`. */
export const LatePopover = (props: PopoverProps) => (
  <OnceOpened open={props.open}>
    <Popover {...props} />
  </OnceOpened>
)

export const preloadPopover = Popover.preload
