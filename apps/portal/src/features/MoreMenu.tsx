import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { Link } from 'react-router'

export type MoreItem = { label: string; disabled?: boolean } & (
  | { onClick: () => void }
  | { to: string }
)

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
        <Button startIcon={<MoreHoriz />} aria-label={of && `${label}: ${of}`} {...opener}>
          {label}
        </Button>
      )}
      <Menu id={menuId} open={Boolean(anchor)} anchorEl={anchor} onClose={close}>
        {items.map((item) => {
          const shared = { disabled: item.disabled ?? false, children: item.label }
          return 'to' in item ? (
            <MenuItem
              key={item.label}
              component={Link}
              to={item.to}
              preventScrollReset
              onClick={close}
              {...shared}
            />
          ) : (
            <MenuItem
              key={item.label}
              onClick={() => {
                close()
                item.onClick()
              }}
              {...shared}
            />
          )
        })}
      </Menu>
    </>
  )
}
