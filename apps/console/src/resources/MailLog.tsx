import { DataTable } from '@officina/ui/DataTable'
import { StatusChip } from '@officina/ui/StatusChip'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { listQ } from '../providers/queries.ts'
import { Older } from '../schema/Older.tsx'

/** Mails to or about a person: when, what, and whether they arrived. Their texts are not shown. */
export function MailLog(props: { of: 'patients' | 'doctors'; id: string; rows?: number }) {
  const t = useText(messages)
  return (
    <Older
      step={props.rows}
      query={(range) =>
        props.of === 'patients'
          ? listQ('/api/admin/patients/{patientId}/mails', {
              params: { path: { patientId: props.id }, query: { range } },
            })
          : listQ('/api/admin/doctors/{doctorId}/mails', {
              params: { path: { doctorId: props.id }, query: { range } },
            })
      }
    >
      {(mails) =>
        mails.length === 0 ? (
          <EmptyState title={t.none} />
        ) : (
          <DataTable
            label={t.label}
            rows={mails}
            rowKey={(mail) => mail.id}
            columns={[
              { key: 'subject', header: t.subject, render: (mail) => mail.subject || '–' },
              {
                key: 'created_at',
                header: t.written,
                render: (mail) => <DateText value={mail.created_at} time />,
              },
              { key: 'to', header: t.to, render: (mail) => mail.recipient_masked || '–' },
              {
                key: 'status',
                header: t.status,
                render: (mail) => (
                  <StatusChip tone={tones[mail.status]}>{t.states[mail.status]}</StatusChip>
                ),
              },
              {
                key: 'last_error',
                header: t.error,
                wideOnly: true,
                render: (mail) => mail.last_error ?? '–',
              },
            ]}
          />
        )
      }
    </Older>
  )
}

const tones = { queued: 'progress', sent: 'good', failed: 'stopped', bounced: 'stopped' } as const

const messages = defineMessages({
  label: ['Emails', 'メール'],
  none: ['No emails yet', 'メールはまだありません'],
  subject: ['Subject', '件名'],
  written: ['Created', '作成日時'],
  to: ['To', '宛先'],
  status: ['Status', '状態'],
  error: ['Error', 'エラー'],
  states: {
    queued: ['Queued', '送信待ち'],
    sent: ['Sent', '送信済み'],
    failed: ['Failed', '送信失敗'],
    bounced: ['Bounced', '不達'],
  },
})
