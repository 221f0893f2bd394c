import Box from '@mui/material/Box'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'

/** Beside the pay day of a statement that should have been paid by now. */
export function Overdue() {
  const t = useText(messages)
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {' '}
      <StatusChip tone="attention">{t.overdue}</StatusChip>
    </Box>
  )
}

const messages = defineMessages({ overdue: ['Overdue', '支払い遅延'] })
