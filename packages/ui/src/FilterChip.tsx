import Close from '@mui/icons-material/Close'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { formatDate, formatMoney, formatNumber, listed, named } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { type ComponentType, useId, useState } from 'react'
import type { FilterChoicesProps } from './FilterChoices.tsx'
import { type Filter, type FilterValue, isSet } from './filters.ts'
import { LatePopover, preloadPopover } from './LatePopover.tsx'
import { defineMessages, useLocale, useText } from './text.tsx'

// the popover and what is in it come while the pointer or the focus is on the chip
const load = () => {
  preloadPopover()
  return import('./FilterChoices.tsx')
}

/** One filter as a button that tells its value and opens the choices; with a cross when set. */
export function FilterChip(props: { filter: Filter; onChange: (value: FilterValue) => void }) {
  const { filter, onChange } = props
  const t = useText(messages)
  const locale = useLocale()
  const panelId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [Choices, setChoices] = useState<ComponentType<FilterChoicesProps>>()
  const set = isSet(filter)
  const toggle = filter.kind === 'toggle'

  async function open(button: HTMLElement) {
    const { FilterChoices } = await load()
    setChoices(() => FilterChoices)
    setAnchor(button)
  }

  return (
    <Box sx={{ display: 'inline-flex', maxWidth: '100%' }}>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-pressed={toggle ? set : undefined}
        aria-haspopup={toggle ? undefined : 'dialog'}
        aria-expanded={toggle ? undefined : Boolean(anchor)}
        endIcon={toggle ? undefined : <ExpandMore />}
        {...(!toggle && { onPointerEnter: () => void load(), onFocus: () => void load() })}
        onClick={(event) =>
          toggle ? onChange(set ? undefined : true) : void open(event.currentTarget)
        }
        sx={set ? { ...chosen, ...(toggle ? {} : joined) } : { fontWeight: 400 }}
      >
        {set && !toggle ? named(filter.label, valueText(filter, locale), locale) : filter.label}
      </Button>
      {set && !toggle && (
        <IconButton
          size="small"
          aria-label={t.clear(filter.label)}
          onClick={() => onChange(undefined)}
          sx={cross}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
      <LatePopover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            id: panelId,
            role: 'dialog',
            'aria-label': filter.label,
            sx: { mt: 1, p: 3, minWidth: 220, maxHeight: 360 },
          },
        }}
      >
        {Choices && <Choices filter={filter} onChange={onChange} onDone={() => setAnchor(null)} />}
      </LatePopover>
    </Box>
  )
}

function valueText(filter: Filter, locale: Locale): string {
  const span = (from: string, to: string) => `${from}${locale === 'ja' ? '〜' : '–'}${to}`
  if (filter.kind === 'dates') {
    const { from, to } = filter.value ?? {}
    const preset = filter.presets?.find((range) => range.from === from && range.to === to)
    if (preset) return preset.label
    const day = (value: string | undefined) =>
      value && !Number.isNaN(Date.parse(value)) ? formatDate(value, locale) : ''
    return span(day(from), day(to))
  }
  if (filter.kind === 'amounts') {
    const amount = (value: number | undefined) =>
      value === undefined
        ? ''
        : filter.currency
          ? formatMoney(value, filter.currency, locale)
          : formatNumber(value, locale)
    return span(amount(filter.value?.from), amount(filter.value?.to))
  }
  if (filter.kind === 'text') return filter.value ?? ''
  if (filter.kind === 'toggle') return ''
  const values = filter.kind === 'multi' ? (filter.value ?? []) : [filter.value ?? '']
  return listed(
    values.map((value) => filter.options.find((option) => option.value === value)?.label ?? value),
    locale,
  )
}

const chosen = { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 }
const joined = { borderTopRightRadius: 0, borderBottomRightRadius: 0 }
const cross = {
  color: 'primary.main',
  border: '1px solid',
  borderLeft: 0,
  borderColor: 'primary.main',
  borderTopLeftRadius: 0,
  borderBottomLeftRadius: 0,
}

const messages = defineMessages({
  clear: (label: string) => [`Clear ${label}`, `${label}を解除`],
})
