import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { forgetInput, useOpened } from '@officina/ui/keptInput.ts'
import { type ReactNode, useRef } from 'react'

/** A value of a row that opens a small form in place; the row itself stays unopened. */
export function CellPopover(props: {
  /** The value, and what a press does, for those who hear it. */
  label: string
  title: string
  children: (close: () => void) => ReactNode
  value: ReactNode
  /** What its forms keep their input as: given up when it is closed, it is there again after a session has ended. */
  keepAs: readonly string[]
}) {
  const [isOpen, setOpen] = useOpened<boolean>(props.keepAs.join())
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    for (const name of props.keepAs) forgetInput(name)
    setOpen(false)
  }
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="inherit"
        aria-label={props.label}
        aria-haspopup="dialog"
        sx={{ p: 0, minWidth: 0, fontWeight: 400 }}
        onClick={(event) => {
          event.stopPropagation()
          event.preventDefault()
          setOpen(true)
        }}
      >
        {props.value}
      </Button>
      <Popover
        open={Boolean(isOpen)}
        anchorEl={() => button.current as HTMLElement}
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
