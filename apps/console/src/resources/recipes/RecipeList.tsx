import '@officina/openapi/resources/recipes'
import { defineMessages, useText } from '@officina/ui/text'
import { useMe } from '../../admin/MeContext.ts'
import { FirstFlag } from '../../schema/Flags.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { TwoLines } from '../../schema/TwoLines.tsx'
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
      hidden={isNamed ? [...hidden, 'patient_number'] : hidden}
      cells={{
        label: (row) => <TwoLines>{row.label}</TwoLines>,
        ordered_count: (row) => `${row.ordered_count} / ${row.needed_count}`,
        flags: (row) => (
          <FirstFlag of="recipes" flags={row.flags ?? []} stopped="held_by_platform" />
        ),
      }}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const hidden = ['version', 'lines_count', 'expires_on'] as const

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
