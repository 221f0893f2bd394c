import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { PanelButton } from './PanelButton.tsx'
import type { ResourceSpec } from './spec.ts'
import type { Columns } from './useColumns.ts'

const ColumnsPanel = lazyWithRetry(() => import('./ColumnsPanel.tsx'))

/** Which columns, in which order, and how high the rows are. */
export function ColumnsButton(props: { spec: ResourceSpec; columns: Columns }) {
  const t = useText(messages)
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <PanelButton label={t.columns} icon={<ViewColumn />} width={{ minWidth: 300 }}>
        {() => <ColumnsPanel {...props} />}
      </PanelButton>
    </Box>
  )
}

const messages = defineMessages({
  columns: ['Columns', '表示項目'],
})
