import Box from '@mui/material/Box'
import type { DiffRow } from '@officina/shared/versionDiff'
import { DataTable } from './DataTable.tsx'
import type { Column } from './dataTableTypes.ts'
import { StatusChip } from './StatusChip.tsx'
import { defineMessages, useText } from './text.tsx'

/** Two versions side by side, with a word at whatever differs. `before` and `after` name them. */
export function VersionDiff(props: { rows: DiffRow[]; before: string; after: string }) {
  const t = useText(messages)
  const columns: Column<DiffRow>[] = [
    {
      key: 'label',
      header: t.part,
      render: (row) => (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 120 }}>
          {row.label}
          {row.change !== 'same' && (
            <StatusChip tone={tones[row.change]}>{t.changes[row.change]}</StatusChip>
          )}
        </Box>
      ),
    },
    { key: 'before', header: props.before, render: (row) => <Text of={row.before} /> },
    { key: 'after', header: props.after, render: (row) => <Text of={row.after} /> },
  ]
  return (
    <DataTable label={t.compare} columns={columns} rows={props.rows} rowKey={(row) => row.key} />
  )
}

const Text = (props: { of: string }) => (
  <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 160 }}>
    {props.of || '–'}
  </Box>
)

const tones = {
  changed: 'attention',
  added: 'good',
  removed: 'stopped',
  moved: 'progress',
} as const

const messages = defineMessages({
  part: ['Section', '項目'],
  compare: ['Comparison', '比較'],
  changes: {
    changed: ['Changed', '変更'],
    added: ['Added', '追加'],
    removed: ['Removed', '削除'],
    moved: ['Moved', '並べ替え'],
  },
})
