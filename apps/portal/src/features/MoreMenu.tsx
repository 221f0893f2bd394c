import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'

export type MoreItem = { label: string; onClick: () => void }

/** The rest of the actions; nothing without any. `of` names the object for screen readers. */
export function MoreMenu(props: { label: string; of: string; items: readonly MoreItem[] }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  if (props.items.length === 0) return null
  return (
    <>
      <Button
        startIcon={<MoreHoriz />}
        aria-label={`${props.label}: ${props.of}`}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {props.label}
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={close}>
        {props.items.map((item) => (
          <MenuItem
            key={item.label}
            onClick={() => {
              close()
              item.onClick()
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
