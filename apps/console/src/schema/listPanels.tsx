import Bookmark from '@mui/icons-material/BookmarkBorder'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { LatePopover, preloadPopover } from '@officina/ui/LatePopover'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { type ReactNode, Suspense, useState } from 'react'
import type { ResourceSpec } from './spec.ts'
import type { Columns } from './useColumns.ts'

/** A button of the list's tool bar that opens a small panel, whose code comes while the pointer or the focus is on it. */
function PanelButton(props: {
  label: string
  icon: ReactNode
  width: object
  preload: () => void
  children: (close: () => void) => ReactNode
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const comeNear = () => {
    preloadPopover()
    props.preload()
  }
  return (
    <>
      <IconButton
        size="small"
        color="inherit"
        aria-label={props.label}
        title={props.label}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {props.icon}
      </IconButton>
      <LatePopover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': props.label,
            sx: { p: 3, minHeight: 120, maxHeight: 480, ...props.width },
          },
        }}
      >
        <Suspense fallback={null}>{props.children(close)}</Suspense>
      </LatePopover>
    </>
  )
}

const ColumnsPanel = lazyWithRetry(() => import('./ColumnsPanel.tsx'))

/** Which columns, in which order, and how high the rows are. */
export function ColumnsButton(props: { spec: ResourceSpec; columns: Columns }) {
  const t = useText(messages)
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <PanelButton
        label={t.columns}
        icon={<ViewColumn />}
        width={{ minWidth: 300 }}
        preload={ColumnsPanel.preload}
      >
        {() => <ColumnsPanel {...props} />}
      </PanelButton>
    </Box>
  )
}

const SavedQueriesPanel = lazyWithRetry(() => import('./SavedQueriesPanel.tsx'))

/** Filters, order and columns under a name; they follow the account. */
export function SavedQueries(props: { storeKey: string; columns: Columns }) {
  const t = useText(messages)
  return (
    <PanelButton
      label={t.queries}
      icon={<Bookmark />}
      width={{ width: 320, maxWidth: '100%' }}
      preload={SavedQueriesPanel.preload}
    >
      {(close) => <SavedQueriesPanel {...props} onDone={close} />}
    </PanelButton>
  )
}

const messages = defineMessages({
  columns: ['Columns', '表示項目'],
  queries: ['Saved views', '保存した条件'],
})
