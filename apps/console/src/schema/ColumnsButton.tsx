import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { defineMessages, useText } from '@officina/ui/text'
import { lazy, Suspense, useState } from 'react'
import type { ResourceSpec } from './spec.ts'
import type { Columns } from './useColumns.ts'

const ColumnsPanel = lazy(() => import('./ColumnsPanel.tsx'))

/** Which columns, in which order, and how high the rows are. */
export function ColumnsButton(props: { spec: ResourceSpec; columns: Columns }) {
  const t = useText(messages)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewColumn />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t.columns}
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
            'aria-label': t.columns,
            sx: { p: 3, minWidth: 300, minHeight: 120, maxHeight: 480 },
          },
        }}
      >
        <Suspense fallback={null}>
          <ColumnsPanel {...props} />
        </Suspense>
      </Popover>
    </Box>
  )
}

const messages = defineMessages({ en: { columns: 'Columns' }, ja: { columns: '表示項目' } })
