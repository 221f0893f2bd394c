import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { defineMessages, useText } from './text.tsx'
import { unbroken } from './unbroken.tsx'
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.tsx'

/** Drawer from the right, whole width on phones. Labelled by its title, focus trapped, Esc closes unless something is typed. */
export function SidePanel(props: {
  /** What is rendered is open, unless this says no: then it slides in and out. */
  open?: boolean
  title: ReactNode
  onClose: () => void
  /** Then its cross alone closes it: Escape, a click beside it and the browser's Back would lose what is typed. */
  isTyped?: boolean
  /** Buttons that stay at the bottom. */
  actions?: ReactNode
  /** Width on wide screens, px. */
  width?: number
  children: ReactNode
}) {
  const t = useText(messages)
  const titleId = useId()
  const { open = true, onClose, isTyped = false } = props
  const { leave, notice } = useUnsavedChangesGuard({ isTyped, button: t.close, onClose })
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={leave}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: props.width ?? 560 }, maxWidth: '100%' },
        },
      }}
    >
      <Box sx={{ ...bar, borderBottom: line, justifyContent: 'space-between' }}>
        <Typography variant="h2" id={titleId}>
          {unbroken(props.title)}
        </Typography>
        <IconButton onClick={onClose} aria-label={t.close} edge="end">
          <Close />
        </IconButton>
      </Box>
      {/* it scrolls by the keyboard, also when nothing in it takes the focus */}
      <Box tabIndex={0} sx={{ flex: 1, overflowY: 'auto', px: { xs: 4, sm: 6 }, py: 5 }}>
        {props.children}
      </Box>
      {notice}
      {props.actions && (
        <Box sx={{ ...bar, borderTop: line, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          {props.actions}
        </Box>
      )}
    </Drawer>
  )
}

const line = '1px solid var(--mui-palette-divider)'
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: { xs: 4, sm: 6 },
  py: 3,
}

const messages = defineMessages({
  close: ['Close', '閉じる'],
})
