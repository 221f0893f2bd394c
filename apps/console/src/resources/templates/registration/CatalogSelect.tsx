import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../../admin/MeContext.ts'
import { listQ } from '../../../providers/queries.ts'

/** Which platform catalog products come from; null is all of them. */
export function CatalogSelect(props: {
  value: string | null
  onChange: (id: string | null) => void
}) {
  const t = useText(messages)
  const maySee = useMe().permissions.includes('doctor.read')
  const { data } = useQuery({
    ...listQ('/api/admin/catalogs', { params: { query: { range: [0, 99] } } }),
    enabled: maySee,
  })
  const catalogs = data?.data ?? []
  return (
    <SelectField
      label={t.label}
      value={catalogs.some((each) => each.id === props.value) ? (props.value ?? '') : ''}
      options={[
        { value: '', label: t.all },
        ...catalogs.map((each) => ({ value: each.id, label: each.name })),
      ]}
      onChange={(event) => props.onChange(event.target.value || null)}
    />
  )
}

const messages = defineMessages({
  label: ['Products from', '商品の範囲'],
  all: ['All products', 'すべての商品'],
})
