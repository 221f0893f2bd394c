import Box from '@mui/material/Box'
import { PageHeader } from '@officina/ui/PageHeader'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useGetOne } from 'react-admin'
import { useParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { AccessDenied, NotFoundPage } from '../../admin/statePages.tsx'
import { q } from '../../providers/queries.ts'
import { Breadcrumbs } from '../../schema/Breadcrumbs.tsx'
import { FieldValue } from '../../schema/FieldValue.tsx'
import RecordHistory from '../../schema/RecordHistory.tsx'
import { RecordEdit } from '../../schema/SchemaEdit.tsx'
import { wholeRecord } from '../../schema/wholeRecord.ts'
import { fieldLabel } from '../../schema/words.ts'
import { createEffects, EffectsContext } from './EffectsContext.ts'
import { GroupNav } from './GroupNav.tsx'
import { type GroupName, groupOf, type SettingGroup } from './groups.ts'
import { inputsOf } from './inputs.tsx'
import { MailMessages } from './MailMessages.tsx'
import { Trial } from './Trial.tsx'

/** The settings of a group: a form for those who may change them, else what they are. */
export default function GroupPage() {
  const { id = '' } = useParams()
  const { permissions } = useMe()
  const t = useText(messages)
  const locale = useLocale()
  const group = groupOf(id)
  if (!group) return <NotFoundPage />
  if (!permissions.includes(group.read)) return <AccessDenied />
  const title = locale === 'ja' ? group.spec.title_ja : group.spec.title
  return (
    <>
      <Breadcrumbs links={[{ to: '/settings', label: t.settings }]} current={title} />
      <PageHeader title={title} subtitle={group.text[locale === 'ja' ? 1 : 0]} />
      <Box sx={page}>
        <GroupNav current={id} />
        <Box sx={{ minWidth: 0, maxWidth: 720 }}>
          {permissions.includes(group.write) ? (
            <EditGroup key={id} name={id as GroupName} group={group} />
          ) : (
            <ReadGroup name={id as GroupName} group={group} />
          )}
          <Box component="section" aria-label={t.history} sx={{ mt: 8 }}>
            <Box component="h2" sx={{ fontSize: '1.25rem', mb: 3 }}>
              {t.history}
            </Box>
            <Suspense fallback={<ListSkeleton rows={3} />}>
              <RecordHistory key={id} resource="settings" id={id} step={5} />
            </Suspense>
          </Box>
        </Box>
      </Box>
    </>
  )
}

function EditGroup({ name, group }: { name: GroupName; group: SettingGroup }) {
  const inputs = useMemo(() => inputsOf(name, group), [name, group])
  const [effects] = useState(createEffects)
  const { data, error, refetch } = useGetOne('settings', { id: name, meta: wholeRecord })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  // nothing is typed into a form that waits for its values
  if (!data) return <ListSkeleton rows={6} />
  return (
    <EffectsContext value={effects}>
      <RecordEdit spec={group.spec} resource="settings" id={name} inputs={inputs}>
        <Trial group={name} />
      </RecordEdit>
      {name === 'mail' && <MailMessages key={data.revision} />}
    </EffectsContext>
  )
}

/** What the settings are, for those who may not change them. */
function ReadGroup({ name, group }: { name: GroupName; group: SettingGroup }) {
  const locale = useLocale()
  const t = useText(messages)
  const { data, error, refetch } = useQuery(q(`/api/admin/settings/${name}`))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={6} />
  const values = data as unknown as Record<string, unknown>
  const settings = Object.entries(group.spec.update ?? {}).filter(([field]) => group.usedBy[field])
  return (
    <>
      <Box sx={{ mb: 4, color: 'text.secondary' }}>{t.readOnly}</Box>
      <Box component="dl" sx={{ m: 0 }}>
        {settings.map(([field, spec]) => (
          <Box key={field} sx={{ mb: 4 }}>
            <Box component="dt" sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
              {fieldLabel(field, spec, locale)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {data.connected_shop && group.shopify[field] ? (
                t.shopify(group.shopify[field][locale === 'ja' ? 1 : 0])
              ) : (
                <FieldValue field={spec} value={values[field]} />
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}

const page = {
  display: 'grid',
  gap: { xs: 4, lg: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '180px minmax(0, 1fr)' },
}

const messages = defineMessages({
  settings: ['Settings', '設定'],
  history: ['History', '変更履歴'],
  shopify: (place: string) => [
    `Managed in the Shopify admin: ${place}`,
    `Shopify管理画面の「${place}」で管理`,
  ],
  readOnly: [
    'You can read these settings. An owner can change them.',
    '閲覧のみ可能です。変更はオーナーが行えます。',
  ],
})
