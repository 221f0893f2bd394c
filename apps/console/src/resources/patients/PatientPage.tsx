import { defineMessages, useText } from '@officina/ui/text'
import { useParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { RecordActions } from '../../schema/Actions.tsx'
import { isRelated, RelatedList } from '../../schema/RelatedList.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { SchemaShow } from '../../schema/SchemaShow.tsx'
import { MailLog } from '../MailLog.tsx'
import { type Patient, patientActions } from './actions.ts'
import { Facts } from './Facts.tsx'
import { Addresses, Consents, DoctorLinks, Invitations } from './Parts.tsx'
import { PatientNotices } from './PatientNotices.tsx'
import { Reveal } from './Reveal.tsx'

/** Everything about one patient that an administrator may see. */
export default function PatientPage() {
  const { id = '' } = useParams()
  const t = useText(messages)
  const { permissions } = useMe()
  const related = (['recipes', 'orders'] as const).filter((resource) =>
    isRelated(resource, 'patient_id', permissions),
  )
  return (
    <SchemaDetail
      resource="patients"
      id={id}
      subtitle={(patient) => `${patient.number} · ${patient.doctor_name}`}
      actions={(patient) => <RecordActions actions={patientActions} record={patient} />}
      header={(patient) => <PatientNotices patient={patient} />}
      editable={(patient) => patient.status !== 'anonymised'}
      overview={(patient) => <Profile patient={patient} />}
      tabs={[
        {
          key: 'invitations',
          label: t.invitations,
          render: (patient) => <Invitations patient={patient} />,
        },
        { key: 'doctor', label: t.doctor, render: (patient) => <DoctorLinks patient={patient} /> },
        ...related.map((resource) => ({
          key: resource,
          label: t[resource],
          render: () => (
            <RelatedList
              resource={resource}
              filter={{ patient_id: id }}
              without={['patient_id', 'patient_name', 'patient_number']}
            />
          ),
        })),
        { key: 'addresses', label: t.addresses, render: () => <Addresses patientId={id} /> },
        { key: 'consents', label: t.consents, render: () => <Consents patientId={id} /> },
        { key: 'messages', label: t.messages, render: () => <MailLog of="patients" id={id} /> },
      ]}
    />
  )
}

function Profile({ patient }: { patient: Patient }) {
  return (
    <>
      <Facts patient={patient} />
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
    </>
  )
}

const messages = defineMessages({
  invitations: ['Invitations', '招待'],
  doctor: ['Doctor', '担当医'],
  recipes: ['Recipes', 'レシピ'],
  orders: ['Orders', '注文'],
  addresses: ['Addresses', '住所'],
  consents: ['Consents', '同意'],
  messages: ['Messages', 'メール'],
})
