import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { bracketed } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { q } from '../../providers/queries.ts'
import { ActionButtons, useActions } from '../../schema/Actions.tsx'
import { recordPath } from '../recordPath.ts'
import { type Patient, patientActions } from './actions.ts'
import { Reveal } from './Reveal.tsx'

/** Every invitation with what became of it; those without an account can be invited again. */
export function Invitations({ patient }: { patient: Patient }) {
  const t = useText(partWords)
  const { offers, choose, dialog } = useActions(patientActions, patient, { part: 'invitation' })
  const params = { params: { path: { patientId: patient.id } } }
  const list = useQuery(q('/api/admin/patients/{patientId}/invitations', params))
  return (
    <>
      {offers.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
          <ActionButtons offers={offers} onChoose={choose} />
        </Box>
      )}
      <Loaded list={list} none={t.noInvitation}>
        {(rows) => (
          <DataTable
            label={t.invitations}
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { key: 'to', header: t.to, render: (row) => row.email_masked },
              {
                key: 'status',
                header: t.status,
                render: (row) => <Status kind="invitation" value={row.status} />,
              },
              { key: 'sent', header: t.sent, render: (row) => <Moment at={row.sent_at} /> },
              { key: 'opened', header: t.opened, render: (row) => <Moment at={row.opened_at} /> },
              {
                key: 'expires',
                header: t.expires,
                render: (row) => <Moment at={row.expires_at} />,
              },
              {
                key: 'bounced',
                header: t.bounced,
                render: (row) => <Moment at={row.bounced_at} />,
              },
              { key: 'by', header: t.doctor, wideOnly: true, render: (row) => row.doctor_name },
            ]}
          />
        )}
      </Loaded>
      {dialog}
    </>
  )
}

/** The doctor of now, and those before. */
export function DoctorLinks({ patient }: { patient: Patient }) {
  const t = useText(partWords)
  const locale = useLocale()
  const params = { params: { path: { patientId: patient.id } } }
  const list = useQuery(q('/api/admin/patients/{patientId}/links', params))
  return (
    <Loaded list={list} none="–">
      {(rows) => (
        <DataTable
          label={t.doctors}
          rows={rows}
          rowKey={(row) => `${row.doctor_id} ${row.from}`}
          columns={[
            {
              key: 'doctor',
              header: t.doctor,
              render: (row) => (
                <Link to={recordPath('doctors', row.doctor_id)}>
                  {bracketed(row.doctor_name, row.doctor_number, locale)}
                </Link>
              ),
            },
            { key: 'from', header: t.from, render: (row) => <Moment at={row.from} /> },
            {
              key: 'to',
              header: t.until,
              render: (row) =>
                row.to ? <Moment at={row.to} /> : <StatusChip tone="good">{t.now}</StatusChip>,
            },
            { key: 'reason', header: t.reason, render: (row) => reasonOf(row.reason, t.linked) },
          ]}
        />
      )}
    </Loaded>
  )
}

export function Addresses(props: { patientId: string }) {
  const t = useText(partWords)
  const list = useQuery(q('/api/admin/patients/{patientId}/addresses', { params: { path: props } }))
  return (
    <Loaded list={list} none={t.noAddress}>
      {(rows) => (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
          {rows.map((row) => (
            <Card key={row.id} sx={{ p: 4 }}>
              <strong>{row.label || row.name}</strong>{' '}
              {row.is_default && <StatusChip tone="good">{t.standard}</StatusChip>}
              <div>{row.name}</div>
              {row.lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
              <Reveal
                patientId={props.patientId}
                field="phone"
                addressId={row.id}
                masked={row.phone}
              />
            </Card>
          ))}
        </Box>
      )}
    </Loaded>
  )
}

export function Consents(props: { patientId: string }) {
  const t = useText(partWords)
  const list = useQuery(q('/api/admin/patients/{patientId}/consents', { params: { path: props } }))
  return (
    <Loaded list={list} none={t.noConsent}>
      {(rows) => (
        <DataTable
          label={t.consents}
          rows={rows}
          rowKey={(row) => `${row.document_key} ${row.version}`}
          columns={[
            {
              key: 'document',
              header: t.document,
              render: (row) =>
                t.documents[row.document_key as 'privacy-policy'] ?? row.document_key,
            },
            { key: 'version', header: t.version, render: (row) => row.version },
            { key: 'at', header: t.accepted, render: (row) => <Moment at={row.accepted_at} /> },
          ]}
        />
      )}
    </Loaded>
  )
}

/** Loading, failing and empty, once for all parts. */
function Loaded<R>(props: {
  list: UseQueryResult<R[], Error>
  none: string
  children: (rows: R[]) => ReactNode
}) {
  const { data, error, refetch } = props.list
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={3} />
  if (data.length === 0) return <EmptyState title={props.none} />
  return props.children(data)
}

const Moment = (props: { at: string | null }) => <DateText value={props.at} time />

const reasonOf = (reason: string | null, linked: string) =>
  reason === 'link_request' ? linked : (reason ?? '–')

/** Words of the parts of a patient's page. */
const partWords = defineMessages({
  invitations: ['Invitations', '招待'],
  noInvitation: ['No invitations yet', '招待はまだ送られていません'],
  to: ['To', '宛先'],
  status: ['Status', '状態'],
  sent: ['Sent', '送信'],
  opened: ['Opened', '開封'],
  expires: ['Expires', '有効期限'],
  bounced: ['Bounced', '不達'],
  doctor: ['Doctor', '医師'],
  doctors: ['Current and past doctors', '現在と過去の担当医'],
  from: ['From', '開始'],
  until: ['Until', '終了'],
  now: ['Now', '現在'],
  reason: ['Reason', '理由'],
  linked: ['Asked to join', '本人の登録希望'],
  noAddress: ['No addresses yet', '住所はまだありません'],
  standard: ['Default', '既定'],
  consents: ['Consents', '同意'],
  noConsent: ['No consents yet', '同意の記録はまだありません'],
  document: ['Document', '文書'],
  version: ['Version', '版'],
  accepted: ['Accepted', '同意日時'],
  documents: {
    'terms-of-service': ['Terms of service', '利用規約'],
    'privacy-policy': ['Privacy policy', 'プライバシーポリシー'],
    'health-data': ['Processing of health data', '健康情報の取り扱い'],
    disclosure: ['Disclosure of financial interest', '経済的利益の開示'],
  },
})
