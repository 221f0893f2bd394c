import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatDateTime } from '@officina/shared/format'
import { textIn } from '@officina/shared/questionnaire'
import { PageHeader } from '@officina/ui/PageHeader'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { AccessDenied, NotFoundPage } from '../../admin/statePages.tsx'
import { q } from '../../providers/queries.ts'
import { Breadcrumbs } from '../../schema/Breadcrumbs.tsx'
import { Editor } from './Editor.tsx'
import { Outline } from './Outline.tsx'
import { QuestionnaireActions } from './QuestionnaireActions.tsx'
import type { Questionnaire } from './types.ts'
import { Versions } from './Versions.tsx'

/** A questionnaire: its next version while it is written, and the versions that were published. */
export default function QuestionnairePage() {
  const { id = '' } = useParams()
  const { permissions } = useMe()
  const client = useQueryClient()
  const isAllowed = permissions.includes('template.manage')
  const query = q('/api/admin/questionnaires/{questionnaireKey}', {
    params: { path: { questionnaireKey: id } },
  })
  const { data, error, refetch } = useQuery({ ...query, enabled: isAllowed })
  if (!isAllowed) return <AccessDenied />
  if (error?.status === 404) return <NotFoundPage />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={6} />
  return (
    <Loaded
      key={data.key}
      questionnaire={data}
      onChange={(next) => client.setQueryData(query.queryKey, next)}
      onReload={() => client.fetchQuery({ ...query, staleTime: 0 })}
    />
  )
}

function Loaded(props: {
  questionnaire: Questionnaire
  onChange: (next: Questionnaire) => void
  onReload: () => Promise<Questionnaire>
}) {
  const { questionnaire } = props
  const t = useText(messages)
  const locale = useLocale()
  const title = textIn(questionnaire.title, locale) || t.untitled
  return (
    <>
      <Breadcrumbs links={[{ to: '/questionnaires', label: t.list }]} current={title} />
      <PageHeader
        title={title}
        subtitle={<DraftState questionnaire={questionnaire} />}
        action={
          <QuestionnaireActions
            of={questionnaire.key}
            title={title}
            isPublished={questionnaire.versions.length > 0}
            isOffered={questionnaire.versions.some(({ status }) => status === 'published')}
          />
        }
      />
      <Box sx={{ maxWidth: 960 }}>
        {questionnaire.built_in ? (
          <>
            <Alert severity="info" sx={{ mb: 5 }}>
              {t.builtIn}
            </Alert>
            <Outline questionnaire={questionnaire} />
          </>
        ) : (
          <Editor {...props} />
        )}
        <Versions questionnaire={questionnaire} />
      </Box>
    </>
  )
}

function DraftState({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useText(messages)
  const locale = useLocale()
  const { draft, built_in } = questionnaire
  if (built_in) return null
  if (!draft) return t.none
  return t.draft(formatDateTime(draft.saved_at, locale), draft.saved_by ?? '')
}

const messages = defineMessages({
  list: ['Questionnaires', '問診票'],
  untitled: ['Untitled', '無題'],
  builtIn: [
    'This questionnaire is built in. Duplicate it to change it, and stop offering this one if doctors should use yours.',
    '標準の問診票です。変更する場合は複製してください。自作の問診票だけを使う場合は、この問診票の提供を停止できます。',
  ],
  none: [
    'No draft. The latest version is shown below. Save a change to begin the next one.',
    '下書きはありません。以下は最新の版の内容です。変更して保存すると、次の版の下書きになります。',
  ],
  draft: (at: string, by: string) => [
    `Draft, saved ${at}${by && ` by ${by}`}. Doctors do not see it.`,
    `下書き（${at} 保存${by && `、${by}`}）。医師には表示されません。`,
  ],
})
