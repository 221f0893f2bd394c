import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { formatDate } from '@officina/shared/format'
import { PageHeader } from '@officina/ui/PageHeader'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { q } from '../../providers/queries.ts'
import { groupOf } from './groups.ts'
import { otherPages } from './otherPages.ts'

/** Every group of settings that is for the reader, with what differs from the defaults. */
export default function Overview() {
  const t = useText(messages)
  const at = useLocale() === 'ja' ? 1 : 0
  const { permissions } = useMe()
  const { data, error, refetch } = useQuery(q('/api/admin/settings'))
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      <Box component="ul" sx={grid}>
        {data?.map((group) => (
          <GroupCard key={group.key} group={group} />
        ))}
        {data &&
          otherPages
            .filter(({ permission }) => permissions.includes(permission))
            .map(({ path, title, text }) => (
              <Card key={path} component="li" sx={card}>
                <Typography variant="h2" sx={{ fontSize: '1rem' }}>
                  <Box component={Link} to={path} sx={link}>
                    {title[at]}
                  </Box>
                </Typography>
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{text[at]}</Box>
              </Card>
            ))}
      </Box>
    </>
  )
}

function GroupCard(props: { group: components['schemas']['SettingGroup'] }) {
  const t = useText(messages)
  const locale = useLocale()
  const { key, changed, changed_at, changed_by } = props.group
  const described = groupOf(key)
  if (!described) return null
  const { spec, text } = described
  return (
    <Card component="li" sx={card}>
      <Typography variant="h2" sx={{ fontSize: '1rem' }}>
        <Box component={Link} to={`/settings/${key}`} sx={link}>
          {locale === 'ja' ? spec.title_ja : spec.title}
        </Box>
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {text[locale === 'ja' ? 1 : 0]}
      </Box>
      <Box sx={{ mt: 'auto', pt: 2, color: 'text.secondary', fontSize: '0.75rem' }}>
        {changed === 0 ? t.defaults : t.changed(changed)}
        {changed_at && ` · ${t.last(formatDate(changed_at, locale), changed_by)}`}
      </Box>
    </Card>
  )
}

const grid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  listStyle: 'none',
  m: 0,
  p: 0,
}
const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 5,
  '&:hover': { borderColor: 'primary.main' },
}
/** The whole card is its target. */
const link = {
  color: 'primary.main',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
}

const messages = defineMessages({
  title: ['Settings', '設定'],
  subtitle: [
    'Changes apply from now on. Existing orders and statements do not change.',
    '変更は保存後から適用されます。確定済みの注文や精算は変わりません。',
  ],
  defaults: ['All defaults', 'すべて初期値'],
  changed: (n: number) => [
    n === 1 ? '1 setting changed from its default' : `${n} settings changed from their defaults`,
    `${n}項目が初期値から変更されています`,
  ],
  last: (day: string, by: string | null) => [
    by ? `last change ${day} by ${by}` : `last change ${day}`,
    by ? `最終変更 ${day}（${by}）` : `最終変更 ${day}`,
  ],
})
