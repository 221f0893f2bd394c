import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useLocale } from '@officina/ui/text'
import { type Ref, useDeferredValue, useState } from 'react'
import { useGetList, useGetMany } from 'react-admin'
import type { Row } from './columns.tsx'
import { findResource } from './spec.ts'
import { nameOfRecord } from './words.ts'

/** Finds a record of another resource by typing; the value is its id. */
export function ReferencePicker(props: {
  resource: string
  value: string | null
  onChange: (id: string | null) => void
  id?: string
  ariaLabel?: string
  describedBy?: string | undefined
  invalid?: boolean
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
  /** Told what is typed and stands for no record yet; such text then stays when the field is left. */
  onUnpicked?: (text: string) => void
  /** What the records on offer have in common. */
  filter?: Record<string, unknown>
  /** Id of a record that is not on offer. */
  except?: string | null | undefined
}) {
  const spec = findResource(props.resource)
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const q = useDeferredValue(typed)
  const { data: chosen } = useGetMany<Row>(
    props.resource,
    { ids: props.value ? [props.value] : [] },
    { enabled: Boolean(props.value) },
  )
  const current = props.value ? (chosen?.find((row) => row?.id === props.value) ?? null) : null
  const { data = [], isFetching } = useGetList<Row>(
    props.resource,
    {
      pagination: { page: 1, perPage: 25 },
      sort: { field: spec?.order?.[0] ?? spec?.sort[0] ?? 'id', order: 'ASC' },
      // the chosen record's own name is no search
      filter: {
        ...props.filter,
        ...(q && q !== nameOfRecord(spec, current ?? undefined, locale) ? { q } : {}),
      },
    },
    { enabled: open },
  )
  return (
    <Autocomplete<Row>
      id={props.id}
      size="small"
      options={props.except ? data.filter(({ id }) => id !== props.except) : data}
      value={current}
      loading={isFetching}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      filterOptions={(options) => options}
      getOptionLabel={(row) => nameOfRecord(spec, row, locale)}
      getOptionKey={(row) => row.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      clearOnBlur={!props.onUnpicked}
      onInputChange={(_event, text, reason) => {
        setTyped(text)
        if (reason === 'input') props.onUnpicked?.(text.trim())
      }}
      onChange={(_event, row) => props.onChange(row?.id ?? null)}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          size="small"
          fullWidth
          placeholder={props.placeholder}
          inputRef={props.inputRef}
          inputProps={{
            ...params.slotProps.htmlInput,
            'aria-label': props.ariaLabel,
            'aria-describedby': props.describedBy,
            'aria-invalid': props.invalid || undefined,
          }}
        />
      )}
    />
  )
}
