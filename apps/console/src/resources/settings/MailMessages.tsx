import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { DataTable } from '@officina/ui/DataTable'
import { Muted } from '@officina/ui/Muted'
import { StatusChip } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { q } from '../../providers/queries.ts'
import { type MailMessage, MailPreview } from './MailPreview.tsx'

const receivers = ['patient', 'doctor', 'admin', 'anyone'] as const

/** Every email the shop sends: when, whether it is turned off, how it looks, and one sent to oneself. */
export function MailMessages() {
  const t = useText(messages)
  const { data, error, refetch } = useQuery({
    ...q('/api/admin/settings/mail/messages'),
    staleTime: 0,
  })
  const [to, setTo] = useState<MailMessage['to']>('patient')
  const [shown, setShown] = useState<MailMessage>()
  return (
    <Box component="section" aria-label={t.title} sx={{ mt: 8 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t.title}
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{t.text}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={to}
        aria-label={t.to}
        onChange={(_, next: MailMessage['to'] | null) => next && setTo(next)}
        sx={{ mb: 3, maxWidth: '100%', overflowX: 'auto' }}
      >
        {receivers.map((each) => (
          <ToggleButton key={each} value={each} sx={{ whiteSpace: 'nowrap' }}>
            {t[each]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Table rows={data.filter((mail) => mail.to === to)} label={t[to]} onShow={setShown} />
      ) : (
        <ListSkeleton rows={6} />
      )}
      {shown && <MailPreview message={shown} onClose={() => setShown(undefined)} />}
    </Box>
  )
}

function Table(props: { rows: MailMessage[]; label: string; onShow: (mail: MailMessage) => void }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <DataTable
      label={props.label}
      rows={props.rows}
      rowKey={(mail) => mail.key}
      onRowClick={props.onShow}
      columns={[
        {
          key: 'name',
          header: t.name,
          render: (mail) => mail.name[locale],
          below: (mail) => <Muted>{mail.when[locale]}</Muted>,
        },
        {
          key: 'state',
          header: t.state,
          render: ({ state }) => <StatusChip tone={tones[state]}>{t[state]}</StatusChip>,
        },
      ]}
    />
  )
}

const tones = { always: 'draft', on: 'good', off: 'attention' } as const

const messages = defineMessages({
  title: ['All emails', 'すべてのメール'],
  text: [
    'Open an email to see it with sample data and the saved settings, or to send it to yourself.',
    'メールを開くと、保存済みの設定とサンプルデータで表示を確認し、自分宛てに送信できます。',
  ],
  to: ['Recipient', '宛先'],
  patient: ['Patients', '患者'],
  doctor: ['Doctors', '医師'],
  admin: ['Administrators', '管理者'],
  anyone: ['Everyone', '全員'],
  name: ['Email', 'メール'],
  state: ['Status', '状態'],
  always: ['Always sent', '常に送信'],
  on: ['On', '送信する'],
  off: ['Off', '送信しない'],
})
