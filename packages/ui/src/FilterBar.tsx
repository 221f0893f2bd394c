import FilterList from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { FilterChip } from './FilterChip.tsx'
import { type Filter, type FilterValue, isSet } from './filters.ts'
import { SearchInput } from './SearchInput.tsx'
import { defineMessages, useText } from './text.tsx'

/**
 * Search (300 ms after the last key), filter chips and "clear all" in one line; on phones the chips, and the
 * order of the table that follows, stand behind one button. Keeps no value: all by props.
 */
export function FilterBar(props: {
  search?: {
    value: string
    onChange: (value: string) => void
    label: string
    placeholder?: string | undefined
  }
  filters?: readonly Filter[]
  /** `undefined` clears the filter. */
  onFilter?: (key: string, value: FilterValue) => void
  onClear?: () => void
  /** At the right end: view switch, export. */
  children?: React.ReactNode
}) {
  const t = useText(messages)
  const { search, filters = [] } = props
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const set = filters.filter(isSet).length
  const used = Boolean(search?.value) || set > 0
  return (
    <Box role="search" sx={isOpen ? bar : { ...bar, [phone]: closed }}>
      {search && <SearchInput {...search} />}
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<FilterList />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { xs: 'inline-flex', sm: 'none' }, flexShrink: 0 }}
      >
        {set > 0 ? t.filtersSet(set) : t.filters}
      </Button>
      <Box id={panelId} data-filters sx={group}>
        {filters.map((filter) => (
          <FilterChip
            key={filter.key}
            filter={filter}
            onChange={(value) => props.onFilter?.(filter.key, value)}
          />
        ))}
        {used && props.onClear && (
          <Button size="small" onClick={props.onClear}>
            {t.clear}
          </Button>
        )}
        {props.children && <Box sx={{ ml: 'auto' }}>{props.children}</Box>}
      </Box>
    </Box>
  )
}

const phone = '@media (max-width:599.95px)'
const bar = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: { xs: 'center', sm: 'flex-start' },
  gap: 2,
  mb: 3,
  '& .MuiInputBase-root:first-of-type': { flex: { xs: '1 1 0', sm: 'none' } },
}
const group = {
  flex: { xs: '1 0 100%', sm: '1 1 0' },
  minWidth: 0,
  minHeight: 40,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
}
const hidden = { display: 'none' }
const closed = {
  '& > [data-filters]': hidden,
  '& ~ [data-sort], & ~ * [data-sort]': hidden,
}

const messages = defineMessages({
  filters: ['Filters', '絞り込み'],
  filtersSet: (n: number) => [`Filters (${n})`, `絞り込み（${n}）`],
  clear: ['Clear all', 'すべて解除'],
})
