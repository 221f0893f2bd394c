import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'

export type MoreItem = { label: string; disabled?: boolean } & (
  | { onClick: () => void }
  | { to: string }
)

/** The open menu of a `MoreMenu`. */
export function MoreItems(props: {
  id: string
  anchor: HTMLElement
  items: readonly MoreItem[]
  onClose: () => void
}) {
  const { items, onClose } = props
  return (
    <Menu id={props.id} open anchorEl={props.anchor} onClose={onClose}>
      {items.map((item) => {
        const shared = { disabled: item.disabled ?? false, children: item.label }
        return 'to' in item ? (
          <MenuItem
            key={item.label}
            component={Link}
            to={item.to}
            preventScrollReset
            onClick={onClose}
            {...shared}
          />
        ) : (
          <MenuItem
            key={item.label}
            onClick={() => {
              onClose()
              item.onClick()
            }}
            {...shared}
          />
        )
      })}
    </Menu>
  )
}
