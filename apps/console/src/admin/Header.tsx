import MenuIcon from '@mui/icons-material/Menu'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { BrandMark } from '@officina/ui/BrandMark'
import { brandName } from '@officina/ui/brandName.ts'
import { LatePopover, preloadPopover } from '@officina/ui/LatePopover'
import { lazyPart } from '@officina/ui/lazyPart'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { MenuDrawer } from './lazyMenu.ts'
import { useMe } from './MeContext.ts'
import { useShortcuts } from './useShortcuts.ts'

export function Header(props: { onMenu: () => void }) {
  const t = useText(messages)
  return (
    <Box component="header" sx={bar}>
      <IconButton
        edge="start"
        aria-label={t.menu}
        onPointerEnter={MenuDrawer.preload}
        onFocus={MenuDrawer.preload}
        onClick={props.onMenu}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Box
        component={Link}
        to="/"
        aria-label={t.home(brandName())}
        sx={{ display: 'flex', minWidth: 0, textDecoration: 'none' }}
      >
        <BrandMark />
      </Box>
      <Box
        sx={{
          fontSize: '0.875rem',
          color: 'text.secondary',
          display: { xs: 'none', sm: 'block' },
          whiteSpace: 'nowrap',
        }}
      >
        {t.console}
      </Box>
      <Box sx={tools}>
        <Finder />
        <UserMenu />
      </Box>
    </Box>
  )
}

function UserMenu() {
  const me = useMe()
  const t = useText(messages)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={preloadAccount}
        onFocus={preloadAccount}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {me.name || me.email}
      </Button>
      <LatePopover
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t.account,
            // it is placed before its content is there, so its width must not come from it
            sx: { p: 4, width: 300, minHeight: 200, '& .MuiButton-root': { textAlign: 'left' } },
          },
        }}
      >
        <UserPanel />
      </LatePopover>
    </>
  )
}

const UserPanel = lazyPart(() => import('./UserPanel.tsx'))

const preloadAccount = () => {
  preloadPopover()
  UserPanel.preload()
}

const SearchDialog = lazyWithRetry(() => import('./SearchDialog.tsx'))

const ShortcutSheet = lazyPart(() => import('./ShortcutSheet.tsx'))

/** The search over everything, and the keys that work on every page. */
function Finder() {
  const t = useText(messages)
  const [open, setOpen] = useState<'search' | 'help'>()
  const close = () => setOpen(undefined)
  // what stands in for the search takes the focus, so the dialog cannot give it back
  const before = useRef<Element>(null)
  const show = useCallback((what: 'search' | 'help') => {
    before.current ??= document.activeElement
    setOpen(what)
  }, [])
  useEffect(() => {
    if (open) return
    if (before.current instanceof HTMLElement) before.current.focus()
    before.current = null
  }, [open])
  useShortcuts(show)
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Search />}
        aria-label={t.search}
        aria-keyshortcuts="/ Control+K"
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        onClick={() => show('search')}
        sx={{ color: 'text.secondary', fontWeight: 400, minWidth: 44 }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t.search}
        </Box>
      </Button>
      {open === 'search' && <SearchAtOnce onClose={close} />}
      {open === 'help' && <ShortcutSheet onClose={close} />}
    </>
  )
}

/** The search, with what is typed, and Enter, while its code is on its way. */
function SearchAtOnce({ onClose }: { onClose: () => void }) {
  const t = useText(messages)
  const [typed, setTyped] = useState({ text: '', isWanted: false })
  return (
    <Suspense
      fallback={
        <input
          ref={focus}
          aria-label={t.search}
          maxLength={100}
          value={typed.text}
          onChange={(event) => setTyped({ text: event.target.value, isWanted: false })}
          onKeyDown={({ key, nativeEvent }) => {
            if (nativeEvent.isComposing) return
            if (key === 'Enter') setTyped((old) => ({ ...old, isWanted: true }))
            if (key === 'Escape') onClose()
          }}
          style={visuallyHidden}
        />
      }
    >
      <SearchDialog typed={typed} onClose={onClose} />
    </Suspense>
  )
}

function focus(field: HTMLElement | null): void {
  field?.focus()
}

// the name of the shop gives way first
const tools = {
  ml: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flexShrink: 0,
  maxWidth: '62%',
}
const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 60,
  px: { xs: 4, sm: 6 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
}

const messages = defineMessages({
  menu: ['Open menu', 'メニューを開く'],
  home: (brand: string) => [`${brand}: home`, `${brand} ホームへ`],
  console: ['Console', '管理画面'],
  account: ['Account and settings', 'アカウントと設定'],
  search: ['Search', '検索'],
})
