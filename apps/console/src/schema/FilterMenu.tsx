import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'

export type Offered = { key: string; label: string; isToggle?: boolean }

/** The filters that a list has besides those in its bar. */
export default function FilterMenu(props: {
  filters: readonly Offered[]
  anchor: HTMLElement | null
  onAdd: (filter: Offered) => void
  onClose: () => void
}) {
  return (
    <Menu anchorEl={props.anchor} open={Boolean(props.anchor)} onClose={props.onClose}>
      {props.filters.map((filter) => (
        <MenuItem
          key={filter.key}
          onClick={() => {
            props.onClose()
            props.onAdd(filter)
          }}
        >
          {filter.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
