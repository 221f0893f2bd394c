import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense, useState } from 'react'
import { useShortcuts } from './useShortcuts.ts'

const SearchDialog = lazyWithRetry(() => import('./SearchDialog.tsx'))
const ShortcutSheet = lazyWithRetry(() => import('./ShortcutSheet.tsx'))

/** The search over everything, and the keys that work on every page. */
export function Finder() {
  const t = useText(messages)
  const [open, setOpen] = useState<'search' | 'help'>()
  const close = () => setOpen(undefined)
  useShortcuts(setOpen)
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Search />}
        aria-label={t.search}
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen('search')}
        sx={{ color: 'text.secondary', fontWeight: 400, minWidth: 44 }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t.search}
        </Box>
      </Button>
      <Suspense fallback={null}>
        {open === 'search' && <SearchDialog onClose={close} />}
        {open === 'help' && <ShortcutSheet onClose={close} />}
      </Suspense>
    </>
  )
}

const messages = defineMessages({
  search: ['Find', '検索'],
})
