import '@officina/openapi/resources/templates'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link as RouterLink } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { q } from '../../providers/queries.ts'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { SchemaShow } from '../../schema/SchemaShow.tsx'
import { CardSection } from '../../schema/Section.tsx'
import { LineList } from '../recipes/LineList.tsx'
import { twoColumns, Words } from '../recipes/RecipeContent.tsx'
import { Versions } from '../recipes/Versions.tsx'
import { recordPath } from '../recordPath.ts'
import { type Template, templateActions } from './actions.ts'
import { audienceText } from './audienceText.ts'
import { TemplateMissing } from './TemplateMissing.tsx'
import { documentOfTemplate } from './templateDocument.ts'

/** One version of a template. A published one is never changed; editing makes the next one. */
export default function TemplatePage() {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <SchemaDetail
      resource="templates"
      missing={<TemplateMissing />}
      title={(template) => t.title(template.title, template.version)}
      subtitle={(template) => audienceText(template, locale)}
      editable={() => false}
      actions={templateActions}
      overview={(template) => <Overview template={template} />}
      tabs={[
        {
          key: 'versions',
          label: t.versions,
          render: (template) => (
            <Versions
              current={template}
              versions={template.versions.map((each) => ({ ...each, at: each.updated_at }))}
              hrefOf={(other) => `/recipes/templates/${other}`}
              query={(other) =>
                q('/api/admin/templates/{templateId}', { params: { path: { templateId: other } } })
              }
              documentOf={(other) => documentOfTemplate(other as Template, locale)}
            />
          ),
        },
        {
          key: 'usage',
          label: t.usage,
          render: (template) => <TemplateUsage template={template} />,
        },
      ]}
    />
  )
}

function Overview({ template }: { template: Template }) {
  const t = useText(messages)
  const locale = useLocale()
  const { currency } = useMe()
  return (
    <Box sx={twoColumns}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <LineList lines={template.lines} currency={currency ?? ''} />
        <Words title={t.message} text={template.message} markdown />
        <Words title={t.evidence} text={template.evidence_note} markdown />
        {template.links.length > 0 && (
          <CardSection title={t.links} sx={{ p: { xs: 4, sm: 6 } }}>
            <Box component="ul" sx={{ m: 0, pl: 5 }}>
              {template.links.map((link) => (
                <li key={link.url}>
                  <Link href={link.url} target="_blank" rel="noreferrer">
                    {link.title}
                  </Link>
                </li>
              ))}
            </Box>
          </CardSection>
        )}
      </Box>
      <div>
        <SchemaShow
          resource="templates"
          record={template}
          columns={1}
          values={{ audience: (each) => audienceText(each, locale) }}
        />
      </div>
    </Box>
  )
}

type Use = Template['usage'][number]

/** Doctors who have issued recipes from any version, and the way to these recipes. */
function TemplateUsage({ template }: { template: Template }) {
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
  title: (name: string, version: number) => [
    `${name}, version ${version}`,
    `${name}（第${version}版）`,
  ],
  versions: ['Versions', '版'],
  usage: ['Usage', '使用状況'],
  message: ['Message to the patient', '患者へのメッセージ'],
  evidence: ['Evidence', '根拠'],
  links: ['Links', 'リンク'],
  label: ['Doctors who use it', '使用している医師'],
  none: ['No recipes issued from it yet', 'このテンプレートから発行されたレシピはまだありません'],
  doctor: ['Doctor', '医師'],
  recipes: ['Recipes', 'レシピ数'],
  last: ['Last issued', '最終発行'],
  all: ['All recipes from this template', 'このテンプレートからのレシピをすべて見る'],
})
