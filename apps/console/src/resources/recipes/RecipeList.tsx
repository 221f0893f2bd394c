import { defineMessages, useText } from '@officina/ui/text'
import { useMe } from '../../admin/MeContext.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { Flags } from './Flags.tsx'
import { RecipeTabs } from './RecipeTabs.tsx'

/** Recipes of all practices. Patients have names here only for those who may read health data. */
export default function RecipeList() {
  const t = useText(messages)
  const isNamed = useMe().permissions.includes('phi.read')
  return (
    <SchemaList
      resource="recipes"
      above={<RecipeTabs />}
      columns={columns}
      hidden={isNamed ? ['patient_number', 'expires_on'] : ['expires_on']}
      cells={{
        number: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.number}</span>,
        ordered_count: (row) => `${row.ordered_count} / ${row.needed_count}`,
        flags: (row) => <Flags flags={row.flags ?? []} />,
      }}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const columns = [
  'number',
  'version',
  'label',
  'doctor_id',
  'patient_name',
  'patient_number',
  'lines_count',
  'issued_at',
  'expires_on',
  'status',
  'ordered_count',
  'sales',
  'flags',
] as const

const messages = defineMessages({
  empty: ['No recipes yet', 'レシピはまだありません'],
  emptyText: [
    'Recipes appear here when doctors issue them.',
    '医師がレシピを発行すると、ここに表示されます。',
  ],
})
