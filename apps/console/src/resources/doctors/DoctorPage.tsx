import '@officina/openapi/resources/doctors'
import '@officina/openapi/resources/orders'
import '@officina/openapi/resources/settlements'
import { lazyPart } from '@officina/ui/lazyPart'
import { defineMessages, useText } from '@officina/ui/text'
import { useParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { Beside } from '../../schema/Beside.tsx'
import { SchemaCreate } from '../../schema/lazyCreate.ts'
import { isRelated, RelatedList, useRelated } from '../../schema/RelatedList.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { SchemaEdit } from '../../schema/SchemaEdit.tsx'
import { Figures, SchemaShow } from '../../schema/SchemaShow.tsx'
import { type FieldName, specOf } from '../../schema/spec.ts'
import { MailLog } from '../MailLog.tsx'
import { NEW } from '../recordPath.ts'
import { doctorActions } from './actions.ts'
import { DoctorNotices } from './DoctorNotices.tsx'
import { Documents } from './Documents.tsx'
import type { Doctor } from './doctor.ts'
import { RenewalNotice } from './RenewalNotice.tsx'

const Rates = lazyPart(() => import('./BankAndRates.tsx'), 'Rates')
const Bank = lazyPart(() => import('./BankAndRates.tsx'), 'Bank')

/** Everything about one doctor. */
export default function DoctorPage() {
  const { id = '' } = useParams()
  return id === NEW ? <SchemaCreate resource="doctors" /> : <OneDoctor />
}

function OneDoctor() {
  const t = useText(messages)
  const { permissions } = useMe()
  const isPaid = permissions.includes('settlement.read')
  const related = (['patients', 'recipes', 'orders', 'settlements'] as const).filter((resource) =>
    isRelated(resource, 'doctor_id', permissions),
  )
  useRelated(related)
  return (
    <SchemaDetail
      resource="doctors"
      subtitle={(doctor) => `${doctor.number} · ${doctor.clinic_name || doctor.email}`}
      actions={doctorActions}
      header={(doctor) => (
        <>
          <DoctorNotices doctor={doctor} />
          <RenewalNotice doctor={doctor} />
        </>
      )}
      overview={(doctor) => (
        <Beside resource="doctors" id={doctor.id}>
          <div>
            <Figures resource="doctors" record={doctor} names={figures} />
            <SchemaShow resource="doctors" record={doctor} groups={['person', 'clinic']} />
          </div>
          {(['orders', 'settlements'] as const).map(
            (resource) =>
              related.includes(resource) && (
                <RelatedList
                  key={resource}
                  resource={resource}
                  filter={{ doctor_id: doctor.id }}
                  latest={{ most: 5, title: t.latest[resource], columns: latest[resource] }}
                />
              ),
          )}
          <div>
            <SchemaShow resource="doctors" record={doctor} groups={['terms', 'tax', 'internal']} />
          </div>
        </Beside>
      )}
      editFields={editFields}
      tabs={[
        {
          label: t.account,
          parts: [
            { key: 'licence', label: t.licence, render: (doctor) => <Licence doctor={doctor} /> },
            ...(isPaid ? paid.map(({ key, render }) => ({ key, label: t[key], render })) : []),
            {
              key: 'catalogs',
              label: t.catalogs,
              render: (doctor) => <Catalogs doctor={doctor} />,
            },
          ],
        },
        {
          label: t.activity,
          parts: [
            ...related.map((resource) => ({
              key: resource,
              label: t[resource],
              render: ({ id }: Doctor) => (
                <RelatedList resource={resource} filter={{ doctor_id: id }} without={own} />
              ),
            })),
            {
              key: 'messages',
              label: t.messages,
              render: ({ id }) => <MailLog of="doctors" id={id} />,
            },
          ],
        },
      ]}
    />
  )
}

function Licence({ doctor }: { doctor: Doctor }) {
  return (
    <>
      <SchemaShow
        resource="doctors"
        record={doctor}
        groups={['licence', 'asked', 'verification']}
      />
      <Documents doctorId={doctor.id} />
    </>
  )
}

function Catalogs({ doctor }: { doctor: Doctor }) {
  const { permissions } = useMe()
  return permissions.includes('doctor.manage') ? (
    <SchemaEdit resource="doctors" id={doctor.id} only={['catalog_access', 'catalog_ids']} />
  ) : (
    <SchemaShow resource="doctors" record={doctor} groups={['catalogs']} />
  )
}

/** What is for those who see money. */
const paid = [
  { key: 'rates', render: (doctor: Doctor) => <Rates doctor={doctor} /> },
  { key: 'bank', render: (doctor: Doctor) => <Bank doctor={doctor} /> },
] as const

/** At the head of the page. */
const figures = [
  'applied_at',
  'approved_at',
  'last_login_at',
  'patients_active',
  'patients_total',
  'rate_bp',
  'commission_unpaid',
  'clinic_code',
] as const

/** Of the summary; the tabs have them all. */
const latest = {
  orders: ['number', 'placed_at', 'patient_name', 'total', 'payment_state', 'fulfilment_state'],
  settlements: ['number', 'period', 'status', 'net', 'pay_on'],
}

/** Columns that would say the same in every row. */
const own = ['doctor_id', 'doctor_name', 'doctor_number']

/** Fields with a tab or a dialog of their own; all others of the PATCH are in the edit form. */
const elsewhere = [
  'catalog_access',
  'catalog_ids',
  'checklist',
  'register_url',
  'register_note',
  'assigned_to',
]

const editFields = Object.keys(specOf('doctors').update ?? {}).filter(
  (name) => !elsewhere.includes(name),
) as FieldName<'doctors'>[]

const messages = defineMessages({
  account: ['Account', 'アカウント'],
  activity: ['Activity', '活動'],
  latest: {
    orders: ['Latest orders', '最近の注文'],
    settlements: ['Latest statements', '最近の精算'],
  },
  licence: ['Licence', '免許'],
  rates: ['Commission rates', '手数料率'],
  catalogs: ['Catalogs', 'カタログ'],
  bank: ['Bank', '振込先'],
  patients: ['Patients', '患者'],
  recipes: ['Recipes', 'レシピ'],
  orders: ['Orders', '注文'],
  settlements: ['Settlements', '精算'],
  messages: ['Emails', 'メール'],
})
