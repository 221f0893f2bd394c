import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { type ReactNode, Suspense, useState } from 'react'

/** A button of the list's tool bar that opens a small panel, whose code comes when it is opened. */
export function PanelButton(props: {
  label: string
  icon: ReactNode
  width: object
  children: (close: () => void) => ReactNode
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={props.icon}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {props.label}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': props.label,
            sx: { p: 3, minHeight: 120, maxHeight: 480, ...props.width },
          },
        }}
      >
        <Suspense fallback={null}>{props.children(close)}</Suspense>
      </Popover>
    </>
  )
}
