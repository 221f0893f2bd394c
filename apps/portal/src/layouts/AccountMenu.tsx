import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { OnceOpened } from '@officina/ui/OnceOpened'
import { defineMessages, useText } from '@officina/ui/text'
import { useId, useState } from 'react'
import { signOut } from '../features/signOut.ts'
import type { Role } from '../session.ts'

// its code comes while the pointer or the focus is on the button
const AccountMenuList = lazyWithRetry(() => import('./AccountMenuList.tsx'))

/** Who is signed in; opens the menu of the account. */
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
        onPointerEnter={AccountMenuList.preload}
        onFocus={AccountMenuList.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<AccountCircle />}
        sx={{ minWidth: 44, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 2 } } }}
      >
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'inline' },
            maxWidth: '20vw',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {props.name}
        </Box>
      </Button>
      <OnceOpened open={anchor !== null}>
        <AccountMenuList
          name={props.name}
          detail={props.detail}
          id={id}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onSignOut={() => void signOut(props.of)}
        />
      </OnceOpened>
    </>
  )
}

const messages = defineMessages({
  account: (name: string) => [`Account: ${name}`, `${name} のアカウント`],
})
