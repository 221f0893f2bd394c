import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FilterChip } from './FilterChip.tsx'
import { type Filter, type FilterValue, isSet } from './filters.ts'
import { SearchInput } from './SearchInput.tsx'
import { defineMessages, useText } from './text.tsx'

/** Search (300 ms after the last key), filter chips and "clear all". Keeps nothing: all by props. */
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
  const used = Boolean(search?.value) || filters.some(isSet)
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 5 }}
    >
      {search && <SearchInput {...search} />}
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
  )
}

const messages = defineMessages({
  clear: ['Clear all', 'すべてクリア'],
})
