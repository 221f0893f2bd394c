import Bookmark from '@mui/icons-material/BookmarkBorder'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { defineMessages, useText } from '@officina/ui/text'
import { lazy, Suspense, useState } from 'react'
import type { Columns } from './useColumns.ts'

const SavedQueriesPanel = lazy(() => import('./SavedQueriesPanel.tsx'))

/** Filters, order and columns under a name; they follow the account. */
export function SavedQueries(props: { storeKey: string; columns: Columns }) {
  const t = useText(messages)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Bookmark />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t.queries}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t.queries,
            sx: { p: 3, width: 320, maxWidth: '100%', minHeight: 120, maxHeight: 480 },
          },
        }}
      >
        <Suspense fallback={null}>
          <SavedQueriesPanel {...props} onDone={() => setAnchor(null)} />
        </Suspense>
      </Popover>
    </>
  )
}

const messages = defineMessages({
  en: { queries: 'Saved queries' },
  ja: { queries: '保存した条件' },
})
