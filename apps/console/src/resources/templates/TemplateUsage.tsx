import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link as RouterLink } from 'react-router'
import { recordPath } from '../recordPath.ts'
import type { Template } from './actions.ts'

type Use = Template['usage'][number]

/** Doctors who have issued recipes from any version, and the way to these recipes. */
export function TemplateUsage({ template }: { template: Template }) {
  const t = useText(messages)
  if (template.usage.length === 0) return <EmptyState title={t.none} />
  const recipesOf = (filter: object) =>
    `/recipes?filter=${encodeURIComponent(JSON.stringify({ template_id: template.id, ...filter }))}`
  const columns: Column<Use>[] = [
    {
      key: 'doctor',
      header: t.doctor,
      render: (row) => (
        <Link component={RouterLink} to={recordPath('doctors', row.doctor_id)}>
          {row.doctor_name}
        </Link>
      ),
    },
    {
      key: 'recipes',
      header: t.recipes,
      align: 'right',
      render: (row) => (
        <Link component={RouterLink} to={recipesOf({ doctor_id: row.doctor_id })}>
          {row.recipes_count}
        </Link>
      ),
    },
    { key: 'last', header: t.last, render: (row) => <DateText value={row.last_issued_at} time /> },
  ]
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <Link component={RouterLink} to={recipesOf({})}>
          {t.all}
        </Link>
      </Box>
      <DataTable
        label={t.label}
        columns={columns}
        rows={template.usage}
        rowKey={(row) => row.doctor_id}
      />
    </>
  )
}

const messages = defineMessages({
  label: ['Doctors who use it', '使用している医師'],
  none: [
    'No recipe was issued from it yet',
    'このテンプレートから発行されたレシピはまだありません',
  ],
  doctor: ['Doctor', '医師'],
  recipes: ['Recipes', 'レシピ数'],
  last: ['Last issued', '最終発行'],
  all: ['All recipes from this template', 'このテンプレートからのレシピをすべて見る'],
})
