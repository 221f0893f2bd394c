import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { q } from '../../providers/queries.ts'
import { RecordActions } from '../../schema/Actions.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { SchemaShow } from '../../schema/SchemaShow.tsx'
import { LineList } from '../recipes/LineList.tsx'
import { twoColumns, Words } from '../recipes/RecipeContent.tsx'
import { Versions } from '../recipes/Versions.tsx'
import { type Template, templateActions } from './actions.ts'
import { audienceText } from './audienceText.ts'
import { TemplateUsage } from './TemplateUsage.tsx'
import { documentOfTemplate } from './templateDocument.ts'

/** One version of a template. A published one is never changed; editing makes the next one. */
export default function TemplatePage() {
  const { id = '' } = useParams()
  const t = useText(messages)
  const locale = useLocale()
  return (
    <SchemaDetail
      key={id}
      resource="templates"
      id={id}
      title={(template) => t.title(template.title, template.version)}
      subtitle={(template) => audienceText(template, locale)}
      editable={() => false}
      actions={(template) => <RecordActions actions={templateActions} record={template} />}
      overview={(template) => <Overview template={template} />}
      tabs={[
        {
          key: 'versions',
          label: t.versions,
          render: (template) => (
            <Versions
              current={{ id, version: template.version }}
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
          <Card component="section" sx={{ p: { xs: 4, sm: 6 } }}>
            <Typography variant="h2" sx={{ mb: 3 }}>
              {t.links}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 5 }}>
              {template.links.map((link) => (
                <li key={link.url}>
                  <Link href={link.url} target="_blank" rel="noreferrer">
                    {link.title}
                  </Link>
                </li>
              ))}
            </Box>
          </Card>
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

const messages = defineMessages({
  title: (name: string, version: number) => [
    `${name}, version ${version}`,
    `${name}（第${version}版）`,
  ],
  versions: ['Versions', '版'],
  usage: ['Use', '使用状況'],
  message: ['Message to the patient', '患者さんへのメッセージ'],
  evidence: ['Evidence', '根拠'],
  links: ['Links', 'リンク'],
})
