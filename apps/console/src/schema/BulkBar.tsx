import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'

/** How many rows are chosen and what can be done with them. */
export function BulkBar(props: { render: (ids: string[], clear: () => void) => ReactNode }) {
  const t = useText(messages)
  const { selectedIds, onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Box
      role="group"
      aria-label={t.chosen(selectedIds.length)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}
    >
      <span role="status">{t.chosen(selectedIds.length)}</span>
      {props.render(selectedIds.map(String), () => onUnselectItems())}
      <Button size="small" onClick={() => onUnselectItems()}>
        {t.clear}
      </Button>
    </Box>
  )
}

const messages = defineMessages({
  chosen: (n: number) => [`${n} selected`, `${n}件を選択中`],
  clear: ['Select none', '選択を解除'],
})
