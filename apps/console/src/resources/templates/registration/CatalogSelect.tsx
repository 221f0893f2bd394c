import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../../admin/MeContext.ts'
import { listQ } from '../../../providers/queries.ts'

/** Which platform catalog products come from; null is all of them. One that was archived since is still named. */
export function CatalogSelect(props: {
  value: string | null
  error?: string | undefined
  onChange: (id: string | null) => void
}) {
  const t = useText(messages)
  const maySee = useMe().permissions.includes('doctor.read')
  const { data } = useQuery({
    ...listQ('/api/admin/catalogs', { params: { query: { range: [0, 99] } } }),
    enabled: maySee,
  })
  const catalogs = data?.data ?? []
  const { value } = props
  const isListed = value === null || catalogs.some(({ id }) => id === value)
  const filter = { id: [value ?? ''], status: ['archived' as const] }
  const { data: archived } = useQuery({
    ...listQ('/api/admin/catalogs', { params: { query: { range: [0, 0], filter } } }),
    enabled: data !== undefined && !isListed,
  })
  const name = archived?.data[0]?.name
  return (
    <SelectField
      label={t.label}
      value={value ?? ''}
      error={props.error}
      options={[
        { value: '', label: t.all },
        ...(isListed ? [] : [{ value: value ?? '', label: name ? t.archived(name) : '–' }]),
        ...catalogs.map((each) => ({ value: each.id, label: each.name })),
      ]}
      onChange={(event) => props.onChange(event.target.value || null)}
    />
  )
}

const messages = defineMessages({
  label: ['Products from', '商品の範囲'],
  all: ['All products', 'すべての商品'],
  archived: (name: string) => [`${name} (archived)`, `${name}（アーカイブ済み）`],
})
