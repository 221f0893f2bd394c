import Box from '@mui/material/Box'
import { legalTitles } from '@officina/shared/legal/titles'
import { type PublishedDocument, publishedDocumentNames } from '@officina/shared/legalVersions'
import { PageHeader } from '@officina/ui/PageHeader'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { AccessDenied } from '../../admin/statePages.tsx'
import { q } from '../../providers/queries.ts'
import { Breadcrumbs } from '../../schema/Breadcrumbs.tsx'
import { GroupNav } from './GroupNav.tsx'
import { LegalEditor } from './LegalEditor.tsx'
import { LegalVersions } from './LegalVersions.tsx'
import type { LegalText } from './legalText.ts'

/** The legal documents: the text of the next version, and the versions that were published. */
export default function LegalPage() {
  const t = useText(messages)
  const locale = useLocale()
  const { permissions } = useMe()
  const [params] = useSearchParams()
  const asked = params.get('document')
  const key = publishedDocumentNames.find((name) => name === asked) ?? 'terms-of-service'
  if (!permissions.includes('setting.manage')) return <AccessDenied />
  return (
    <>
      <Breadcrumbs links={[{ to: '/settings', label: t.settings }]} current={t.title} />
      <PageHeader title={t.title} subtitle={t.subtitle} />
      <Box sx={page}>
        <GroupNav current="legal" />
        <Box sx={{ minWidth: 0, maxWidth: 960 }}>
          <TabsNav
            label={t.documents}
            tabs={publishedDocumentNames.map((name) => ({
              to: `/settings/legal?document=${name}`,
              label: legalTitles[name][locale],
              current: name === key,
            }))}
          />
          <Document key={key} name={key} />
        </Box>
      </Box>
    </>
  )
}

function Document({ name }: { name: PublishedDocument }) {
  const client = useQueryClient()
  const query = q('/api/admin/legal-texts/{document}', { params: { path: { document: name } } })
  const { data, error, refetch } = useQuery(query)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={6} />
  const show = (text: LegalText) => client.setQueryData(query.queryKey, text)
  return (
    <>
      <LegalEditor
        text={data}
        onChange={show}
        onReload={() => client.fetchQuery({ ...query, staleTime: 0 })}
      />
      <LegalVersions text={data} />
    </>
  )
}

const page = {
  display: 'grid',
  gap: { xs: 4, lg: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '180px minmax(0, 1fr)' },
}

const messages = defineMessages({
  title: ['Legal texts', '規約・方針'],
  subtitle: [
    'Terms, policies and notices in your own words. A published version stays public and is never changed.',
    '規約・方針・表記を編集します。公開した版は変更されず、公開されたまま残ります。',
  ],
  settings: ['Settings', '設定'],
  documents: ['Documents', '文書'],
})
