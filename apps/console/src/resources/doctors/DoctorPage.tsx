import { defineMessages, useText } from '@officina/ui/text'
import { useParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { SchemaEdit } from '../../schema/SchemaEdit.tsx'
import { SchemaShow } from '../../schema/SchemaShow.tsx'
import { Bank } from './Bank.tsx'
import { type Doctor, DoctorActions } from './DoctorActions.tsx'
import { DoctorNotices } from './DoctorNotices.tsx'
import { Documents } from './Documents.tsx'
import { Facts } from './Facts.tsx'
import { History } from './History.tsx'
import { Rates } from './Rates.tsx'

/** Everything about one doctor. */
export default function DoctorPage() {
  const { id = '' } = useParams()
  const t = useText(messages)
  return (
    <SchemaDetail
      resource="doctors"
      id={id}
      subtitle={(doctor) => `${doctor.number} · ${doctor.clinic_name || doctor.email}`}
      actions={(doctor) => <DoctorActions doctor={doctor} />}
      header={(doctor) => <DoctorNotices doctor={doctor} />}
      overview={(doctor) => (
        <>
          <Facts doctor={doctor} />
          <SchemaShow resource="doctors" record={doctor} />
        </>
      )}
      editFields={editFields}
      tabs={[
        { key: 'licence', label: t.licence, render: (doctor) => <Licence doctor={doctor} /> },
        { key: 'rates', label: t.rates, render: (doctor) => <Rates doctor={doctor} /> },
        { key: 'catalogs', label: t.catalogs, render: (doctor) => <Catalogs doctor={doctor} /> },
        { key: 'bank', label: t.bank, render: (doctor) => <Bank doctor={doctor} /> },
        { key: 'history', label: t.history, render: (doctor) => <History doctorId={doctor.id} /> },
      ]}
    />
  )
}

function Licence({ doctor }: { doctor: Doctor }) {
  return (
    <>
      <SchemaShow resource="doctors" record={doctor} groups={['licence', 'verification']} />
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

const editFields = [
  'last_name',
  'first_name',
  'last_name_kana',
  'first_name_kana',
  'phone',
  'job_title',
  'clinic_name',
  'clinic_postal_code',
  'clinic_prefecture',
  'clinic_city',
  'clinic_line1',
  'clinic_line2',
  'clinic_phone',
  'website',
  'speciality',
  'licence_type',
  'licence_number',
  'licence_country',
  'licence_expires_on',
  'discount_default_bp',
  'honour_recipes_when_suspended',
  'freeze_payouts',
  'disclosure_text',
  'tax_id',
  'invoice_registration_no',
  'internal_note',
] as const

const messages = defineMessages({
  en: {
    licence: 'Licence',
    rates: 'Commission rates',
    catalogs: 'Catalogs',
    bank: 'Bank',
    history: 'History',
  },
  ja: {
    licence: '免許',
    rates: '手数料率',
    catalogs: 'カタログ',
    bank: '振込先',
    history: '履歴',
  },
})
