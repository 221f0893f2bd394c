import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { defineMessages, useText } from '@officina/ui/text'
import { Link, useSearchParams } from 'react-router'
import { accountPath } from '../features/account/place.ts'

/** The menu itself: the account drawer of this page, and the way out. */
export default function AccountMenuList(props: {
  name: string
  detail: string
  id: string
  anchor: HTMLElement | null
  onClose: () => void
  onSignOut: () => void
}) {
  const t = useText(messages)
  const [params] = useSearchParams()
  return (
    <Menu
      id={props.id}
      anchorEl={props.anchor}
      open={props.anchor !== null}
      onClose={props.onClose}
    >
      <Box component="li" role="none" sx={{ px: 4, py: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{props.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {props.detail}
        </Typography>
      </Box>
      <Divider component="li" role="none" />
      <MenuItem component={Link} to={accountPath(params)} onClick={props.onClose}>
        {t.manage}
      </MenuItem>
      <MenuItem onClick={props.onSignOut}>{t.signOut}</MenuItem>
    </Menu>
  )
}

const messages = defineMessages({
  manage: ['Account settings', 'アカウント設定'],
  signOut: ['Sign out', 'ログアウト'],
})
