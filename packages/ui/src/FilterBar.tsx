import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FilterChip } from './FilterChip.tsx'
import { SearchInput } from './SearchInput.tsx'
import { defineMessages, useText } from './text.tsx'

type Option = { value: string; label: string }
export type DateRange = { from?: string | undefined; to?: string | undefined }
export type NumberRange = { from?: number | undefined; to?: number | undefined }
export type Filter =
  | { kind: 'select'; key: string; label: string; options: readonly Option[]; value?: string }
  | {
      kind: 'multi'
      key: string
      label: string
      options: readonly Option[]
      value?: readonly string[]
    }
  | {
      kind: 'dates'
      key: string
      label: string
      value?: DateRange
      /** Ranges with a name: today, last month … */
      presets?: readonly { label: string; from: string; to: string }[]
    }
  | {
      kind: 'amounts'
      key: string
      label: string
      value?: NumberRange
      /** Of money, in minor units; without it plain whole numbers. */
      currency?: string
    }
  | {
      kind: 'text'
      key: string
      label: string
      value?: string
      /** Regular expression; what does not match is not searched for. */
      pattern?: string
      help?: string
    }
  | { kind: 'toggle'; key: string; label: string; value?: boolean }
export type FilterValue = string | readonly string[] | DateRange | NumberRange | boolean | undefined

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

/** Whether a filter narrows anything. */
export function isSet(filter: Filter): boolean {
  if (filter.kind === 'multi') return Boolean(filter.value?.length)
  if (filter.kind === 'dates') return Boolean(filter.value?.from || filter.value?.to)
  if (filter.kind === 'amounts')
    return filter.value?.from !== undefined || filter.value?.to !== undefined
  return Boolean(filter.value)
}

const messages = defineMessages({ en: { clear: 'Clear all' }, ja: { clear: 'すべてクリア' } })
