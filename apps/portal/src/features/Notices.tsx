import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { AboveDialogs } from '@officina/ui/AboveDialogs'
import { unbroken } from '@officina/ui/unbroken'
import { useCallback, useEffect, useState } from 'react'

export type Action = { label: string; onClick: () => void }
export type Notice = {
  id: number
  tone: 'success' | 'error' | 'info'
  message: string
  actions: readonly Action[]
}
type Remove = (id: number) => void
export type NoticesProps = { notices: readonly Notice[]; remove: Remove }

const shownMs = 6_000

/** The notices of `toast.tsx`, newest last; their code comes with the first of them. */
export default function Notices({ notices, remove }: NoticesProps) {
  return (
    <AboveDialogs>
      <Stack spacing={1} sx={place} data-noprint>
        {notices.map((notice) => (
          <NoticeBox key={notice.id} {...notice} remove={remove} />
        ))}
      </Stack>
    </AboveDialogs>
  )
}

function NoticeBox({ id, tone, message, actions, remove }: Notice & { remove: Remove }) {
  const close = () => remove(id)
  const held = useLeavingByItself(id, remove, shownMs * Math.max(1, actions.length))
  const act = (action: Action) => () => {
    close()
    action.onClick()
  }
  return (
    <Box {...held}>
      <Alert
        severity={tone}
        role={tone === 'error' ? 'alert' : 'status'}
        onClose={close}
        sx={notice}
      >
        {unbroken(message)}
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            color="inherit"
            onClick={act(action)}
            sx={{ ml: 2, my: -1 }}
          >
            {action.label}
          </Button>
        ))}
      </Alert>
    </Box>
  )
}

/** It goes after a while, and after half of it once the pointer or the focus has left it; Escape closes it. */
function useLeavingByItself(id: number, remove: Remove, ms: number) {
  const [isHeld, setHeld] = useState(false)
  const [left, setLeft] = useState(ms)
  const hold = useCallback(() => setHeld(true), [])
  const release = useCallback(() => {
    setHeld(false)
    setLeft(ms / 2)
  }, [ms])
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => remove(id), left)
    return () => clearTimeout(timer)
  }, [id, remove, left, isHeld])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && remove(id)
    addEventListener('keydown', onKey)
    addEventListener('blur', hold)
    addEventListener('focus', release)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('blur', hold)
      removeEventListener('focus', release)
    }
  }, [id, remove, hold, release])
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release }
}

// of a dialog or panel the header has the cross, and the right of its foot the buttons
const besideActions = {
  top: { xs: 'calc(68px + var(--banner, 0px))', md: 'auto' },
  bottom: { xs: 'auto', md: 24 },
  mx: { md: 0 },
}
const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  insetInline: 8,
  // on phones over the header: below it stand the actions of the page, and its bars at the foot
  top: { xs: 'calc(8px + var(--banner, 0px))', sm: 'auto' },
  bottom: { sm: 24 },
  mb: { sm: 16, md: 2 },
  mx: 'auto',
  'body:has([aria-modal=true]) &': besideActions,
  width: 'fit-content',
}
const notice = {
  boxShadow: 3,
  border: 1,
  borderColor: 'divider',
  maxWidth: 480,
  // as wide as its words, so nothing of it may ask for a row of its own; said of a width, because alerts wrap on phones
  flexWrap: { xs: 'nowrap' },
  '& .MuiAlert-message': { flex: 'auto' },
}
