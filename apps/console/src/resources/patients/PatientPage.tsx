import '@officina/openapi/resources/orders'
import '@officina/openapi/resources/patients'
import Alert from '@mui/material/Alert'
import { defineMessages, Space, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { ActionNotice } from '../../schema/ActionNotice.tsx'
import { Beside } from '../../schema/Beside.tsx'
import { isRelated, RelatedList, useRelated } from '../../schema/RelatedList.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { Figures, SchemaShow } from '../../schema/SchemaShow.tsx'
import { MailLog } from '../MailLog.tsx'
import { type Patient, patientActions } from './actions.ts'
import { Addresses, Consents, DoctorLinks, Invitations } from './Parts.tsx'
import { Reveal } from './Reveal.tsx'

/** Everything about one patient that an administrator may see. */
export default function PatientPage() {
  const t = useText(messages)
  const { permissions } = useMe()
  const related = (['recipes', 'orders'] as const).filter((resource) =>
    isRelated(resource, 'patient_id', permissions),
  )
  useRelated(related)
  return (
    <SchemaDetail
      resource="patients"
      subtitle={(patient) => `${patient.number} · ${patient.doctor_name}`}
      actions={patientActions}
      header={(patient) => <PatientNotices patient={patient} />}
      editable={(patient) => patient.status !== 'anonymised'}
      overview={(patient) => <Profile patient={patient} />}
      tabs={[
        {
          label: t.account,
          parts: [
            {
              key: 'invitations',
              label: t.invitations,
              render: (patient) => <Invitations patient={patient} />,
            },
            {
              key: 'doctor',
              label: t.doctor,
              render: (patient) => <DoctorLinks patient={patient} />,
            },
            {
              key: 'addresses',
              label: t.addresses,
              render: (patient) => <Addresses patientId={patient.id} />,
            },
            {
              key: 'consents',
              label: t.consents,
              render: (patient) => <Consents patientId={patient.id} />,
            },
          ],
        },
        {
          label: t.activity,
          parts: [
            ...related.map((resource) => ({
              key: resource,
              label: t[resource],
              render: ({ id }: Patient) => (
                <RelatedList resource={resource} filter={{ patient_id: id }} without={own} />
              ),
            })),
            {
              key: 'messages',
              label: t.messages,
              render: ({ id }) => <MailLog of="patients" id={id} />,
            },
          ],
        },
      ]}
    />
  )
}

function Profile({ patient }: { patient: Patient }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const hasOrders = isRelated('orders', 'patient_id', permissions)
  const orders = (title: string, filter: object) => (
    <RelatedList
      resource="orders"
      filter={{ patient_id: patient.id, ...filter }}
      latest={{ most: 5, title, columns: orderColumns }}
    />
  )
  return (
    <Beside resource="patients" id={patient.id}>
      {hasOrders && patient.open_problems > 0 && orders(t.problems, { tab: 'needs_attention' })}
      <div>
        <Figures resource="patients" record={patient} names={figures} />
        <SchemaShow
          resource="patients"
          record={patient}
          values={{
            email_masked: ({ id, email_masked }) => (
              <Reveal patientId={id} field="email" masked={email_masked} />
            ),
            phone_masked: ({ id, phone_masked }) => (
              <Reveal patientId={id} field="phone" masked={phone_masked} />
            ),
          }}
        />
      </div>
      {hasOrders && orders(t.latest, {})}
    </Beside>
  )
}

/** What must be known before anything is done: why the account stops, and a wish to anonymise that waits. */
function PatientNotices({ patient }: { patient: Patient }) {
  return (
    <>
      {patient.status_reason && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {patient.status_reason}
        </Alert>
      )}
      <DeletionRequest patient={patient} />
      <AnonymiseRequest patient={patient} />
    </>
  )
}

/** The patient's own wish to be deleted; it is carried out by anonymising, or declined. */
function DeletionRequest({ patient }: { patient: Patient }) {
  const t = useText(messages)
  const isAsked = Boolean(patient.deletion_asked_at)
  return (
    <ActionNotice actions={patientActions} record={patient} part="deletion" isAsked={isAsked}>
      <div>
        {t.wants} <DateText value={patient.deletion_asked_at} time />
      </div>
      {patient.deletion_reason && <div>{patient.deletion_reason}</div>}
      {!patient.anonymise_requested_at && <div>{t.answer}</div>}
    </ActionNotice>
  )
}

function AnonymiseRequest({ patient }: { patient: Patient }) {
  const t = useText(messages)
  const isAsked = Boolean(patient.anonymise_requested_at)
  return (
    <ActionNotice actions={patientActions} record={patient} part="anonymise" isAsked={isAsked}>
      <div>
        {t.asked(patient.anonymise_requested_by_name ?? '')}
        <Space />
        <DateText value={patient.anonymise_requested_at} time />
      </div>
      {patient.anonymise_reason && <div>{patient.anonymise_reason}</div>}
      {patient.anonymise_mine && <div>{t.mine}</div>}
    </ActionNotice>
  )
}

/** Of the summary; the tab has them all. */
const orderColumns = ['number', 'placed_at', 'flags', 'total', 'payment_state', 'fulfilment_state']

/** Columns that would say the same in every row. */
const own = ['patient_id', 'patient_name', 'patient_number']

/** At the head of the page. */
const figures = [
  'registered_at',
  'last_order_at',
  'orders_count',
  'lifetime_sales',
  'open_problems',
] as const

const messages = defineMessages({
  account: ['Account', 'アカウント'],
  activity: ['Activity', '活動'],
  problems: ['Orders that need attention', '要対応の注文'],
  latest: ['Latest orders', '最近の注文'],
  invitations: ['Invitations', '招待'],
  doctor: ['Doctor', '担当医'],
  recipes: ['Recipes', 'レシピ'],
  orders: ['Orders', '注文'],
  addresses: ['Addresses', '住所'],
  consents: ['Consents', '同意'],
  messages: ['Emails', 'メール'],
  asked: (name: string) => [
    `${name} asked to anonymise this patient.`,
    `${name} さんがこの患者の匿名化を申請しました。`,
  ],
  wants: ['This patient asks to be deleted.', 'この患者からデータ削除の依頼があります。'],
  answer: [
    'Answer within 30 days: choose Anonymise, or decline with a reason.',
    '30日以内に、「匿名化」を選ぶか、理由を添えて依頼をお断りしてください。',
  ],
  mine: [
    'Another administrator must confirm your request.',
    'ご自身の申請のため、ほかの管理者の承認が必要です。',
  ],
})
