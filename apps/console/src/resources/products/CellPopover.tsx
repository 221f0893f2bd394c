import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { type ReactNode, useState } from 'react'

/** A value of a row that opens a small form in place; the row itself stays unopened. */
export function CellPopover(props: {
  /** The value, and what a press does, for those who hear it. */
  label: string
  title: string
  children: (close: () => void) => ReactNode
  value: ReactNode
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={props.label}
        aria-haspopup="dialog"
        sx={{ p: 0, minWidth: 0, fontWeight: 400 }}
        onClick={(event) => {
          event.stopPropagation()
          event.preventDefault()
          setAnchor(event.currentTarget)
        }}
      >
        {props.value}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        onClick={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': props.title, sx: paper } }}
      >
        {props.children(close)}
      </Popover>
    </>
  )
}

const paper = { p: 4, width: 300 }
