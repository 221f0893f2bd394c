import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { defineMessages, useText } from '@officina/ui/text'
import { useId, useState } from 'react'
import { signOut } from '../features/signOut.ts'
import type { Role } from '../session.ts'

/** Who is signed in, and the way out. */
export function AccountMenu(props: { of: Role; name: string; detail: string }) {
  const t = useText(messages)
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={t.account(props.name)}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<AccountCircle />}
        sx={{ minWidth: 44, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 2 } } }}
      >
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'inline' },
            maxWidth: 180,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {props.name}
        </Box>
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" role="none" sx={{ px: 4, py: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{props.name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {props.detail}
          </Typography>
        </Box>
        <Divider component="li" role="none" />
        <MenuItem onClick={() => void signOut(props.of)}>{t.signOut}</MenuItem>
      </Menu>
    </>
  )
}

const messages = defineMessages({
  en: { account: (name: string) => `Account of ${name}`, signOut: 'Sign out' },
  ja: { account: (name: string) => `${name} のアカウント`, signOut: 'サインアウト' },
})
