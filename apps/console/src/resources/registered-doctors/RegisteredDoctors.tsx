import '@officina/openapi/resources/doctors'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { useOpened } from '@officina/ui/keptInput.ts'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { useGetOne } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { LazyActionDialog } from '../../schema/Actions.tsx'
import { Expiry } from '../../schema/Expiry.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { TwoLines } from '../../schema/TwoLines.tsx'
import { wholeRecord } from '../../schema/wholeRecord.ts'
import { doctorActions, doctorBulk } from '../doctors/actions.ts'
import { type Doctor, working } from '../doctors/doctor.ts'

/** Accounts that can work: licence, sign-in, patients, rate and bank at a glance. */
export default function RegisteredDoctors() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="doctors"
      title={t.title}
      subtitle={t.subtitle}
      storeKey="registered-doctors"
      filter={{ status: working }}
      quickFilters={['status', 'speciality', 'licence_expires_on', 'no_sign_in_90d', 'no_bank']}
      order={['approved_at', 'DESC']}
      columns={columns}
      widths={widths}
      under={{ clinic_name: ['speciality'] }}
      hidden={['approved_at', 'approved_by_name', 'two_factor']}
      cells={{
        status: (row) => <StatusSwitch row={row} />,
        clinic_name: (row) => <TwoLines>{row.clinic_name}</TwoLines>,
        licence_expires_on: (row) => <Expiry on={row.licence_expires_on as string | null} />,
        has_bank: (row) =>
          row.has_bank ? t.yes : <StatusChip tone="attention">{t.missing}</StatusChip>,
      }}
      bulk={doctorBulk}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const columns = [
  'name',
  'status',
  'clinic_name',
  'speciality',
  'approved_at',
  'approved_by_name',
  'licence_expires_on',
  'last_login_at',
  'patients_active',
  'patients_total',
  'two_factor',
  'rate_bp',
  'has_bank',
] as const

const widths = {
  phone: ['status', 'clinic_name', 'licence_expires_on', 'patients_active'],
  tablet: ['has_bank'],
  desktop: ['patients_total', 'rate_bp'],
} as const

const actions = { approved: doctorActions.suspend, suspended: doctorActions.reinstate }

type Row = { id: string; name: string; status: string }

/** The status; whoever manages doctors suspends or reinstates by it. */
function StatusSwitch({ row }: { row: Row }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const [open, setOpen] = useOpened<keyof typeof actions>(`status ${row.id}`)
  const { data: doctor } = useGetOne<Doctor>(
    'doctors',
    { id: row.id, meta: wholeRecord },
    { enabled: open !== undefined },
  )
  const chip = <Status kind="doctor" value={row.status} />
  const status = row.status
  if (!permissions.includes('doctor.manage') || (status !== 'approved' && status !== 'suspended'))
    return chip
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={t[status](row.name)}
        aria-haspopup="dialog"
        endIcon={<ExpandMore />}
        sx={{ p: 0, minWidth: 0, '& .MuiButton-endIcon': { ml: 0 } }}
        onClick={() => setOpen(status)}
      >
        {chip}
      </Button>
      {open && doctor && (
        <Suspense>
          <LazyActionDialog
            action={actions[open]}
            record={doctor}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const messages = defineMessages({
  title: ['Approved doctors', '承認済みの医師'],
  subtitle: [
    'Approved and suspended, with licence, sign-in and bank details.',
    '承認済みと利用停止中の医師の、免許・ログイン・振込先の状況です。',
  ],
  yes: ['Yes', 'あり'],
  missing: ['Missing', '未登録'],
  empty: ['No approved doctors yet', '承認済みの医師はまだいません'],
  emptyText: [
    'Approved and suspended doctors are listed here.',
    '承認済みと利用停止中の医師がここに表示されます。',
  ],
  approved: (name: string) => [`Approved: suspend ${name}`, `承認済み：${name} さんの利用を停止`],
  suspended: (name: string) => [
    `Suspended: reinstate ${name}`,
    `利用停止中：${name} さんの利用を再開`,
  ],
})
