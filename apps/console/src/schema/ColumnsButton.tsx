import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Popover from '@mui/material/Popover'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useStore } from 'react-admin'
import type { ResourceSpec } from './spec.ts'
import { fieldLabel } from './words.ts'

/** The columns a list shows: the chosen ones, in the list's own order. The first one always stays. */
export function useShownColumns(
  storeKey: string,
  names: readonly string[],
  hidden: readonly string[],
): [string[], (names: string[]) => void] {
  const [off, setOff] = useStore<readonly string[]>(`${storeKey}.hiddenColumns`, hidden)
  const shown = names.filter((name, index) => index === 0 || !off.includes(name))
  return [shown, (next) => setOff(names.filter((name) => !next.includes(name)))]
}

export function ColumnsButton(props: {
  spec: ResourceSpec
  names: readonly string[]
  shown: readonly string[]
  onChange: (names: string[]) => void
}) {
  const t = useText(messages)
  const locale = useLocale()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { shown } = props
  const toggle = (name: string) =>
    props.onChange(shown.includes(name) ? shown.filter((n) => n !== name) : [...shown, name])
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
          paper: { role: 'dialog', 'aria-label': t.columns, sx: { p: 3, maxHeight: 420 } },
        }}
      >
        {props.names.slice(1).map((name) => (
          <Box
            key={name}
            component="label"
            sx={{ display: 'flex', alignItems: 'center', minHeight: 36, cursor: 'pointer' }}
          >
            <Checkbox
              size="small"
              checked={shown.includes(name)}
              onChange={() => toggle(name)}
              sx={{ ml: -2 }}
            />
            {fieldLabel(name, props.spec.fields[name], locale)}
          </Box>
        ))}
      </Popover>
    </Box>
  )
}

const messages = defineMessages({ en: { columns: 'Columns' }, ja: { columns: '表示項目' } })
