import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { defineMessages, useText } from '@officina/ui/text'
import { useId, useState } from 'react'

type HeaderAction<Key extends string = string> = {
  key: Key
  label: string
  isMain?: boolean
  isDangerous?: boolean
  disabled?: boolean
}

/** A header's actions, most important first: three as buttons, one on a phone, the rest in a menu. */
export function ActionsMenu<Key extends string>(props: {
  actions: readonly HeaderAction<Key>[]
  onChoose: (key: Key) => void
}) {
  const { actions, onChoose } = props
  const t = useText(messages)
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuId = useId()
  const room = isPhone ? 1 : 3
  // a menu for one action would take its place
  const shown = actions.length <= room + 1 && !isPhone ? actions.length : room
  const rest = actions.slice(shown)
  return (
    <>
      {actions.slice(0, shown).map((action) => (
        <Button
          key={action.key}
          variant={action.isMain ? 'contained' : 'outlined'}
          color={action.isDangerous ? 'error' : 'primary'}
          disabled={action.disabled}
          onClick={() => onChoose(action.key)}
        >
          {action.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <IconButton
          aria-label={t.more}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHoriz />
        </IconButton>
      )}
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {rest.map((action) => (
          <MenuItem
            key={action.key}
            disabled={action.disabled}
            sx={action.isDangerous ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null)
              onChoose(action.key)
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const messages = defineMessages({
  more: ['More actions', 'その他の操作'],
})
