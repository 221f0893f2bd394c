import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { working } from '../doctors/states.ts'

/** Accounts that can work: licence, sign-in, patients, rate and bank at a glance. */
export default function RegisteredDoctors() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="doctors"
      title={t.title}
      storeKey="registered-doctors"
      filter={{ status: working }}
      quickFilters={['speciality', 'licence_expires_on', 'no_sign_in_90d', 'no_bank']}
      order={['approved_at', 'DESC']}
      columns={columns}
      hidden={['two_factor', 'approved_at']}
      cells={{
        licence_expires_on: (row) => <Expiry on={row.licence_expires_on as string | null} />,
        has_bank: (row) =>
          row.has_bank ? t.yes : <StatusChip tone="attention">{t.missing}</StatusChip>,
      }}
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
  'licence_expires_on',
  'last_login_at',
  'patients_active',
  'patients_total',
  'two_factor',
  'rate_bp',
  'has_bank',
] as const

const soonMs = 60 * 86_400_000

/** A licence that ends within 60 days says so. */
export function Expiry(props: { on: string | null }) {
  const t = useText(messages)
  if (!props.on) return <>–</>
  const left = Date.parse(props.on) - Date.now()
  if (left > soonMs) return <DateText value={props.on} />
  return (
    <StatusChip tone={left < 0 ? 'stopped' : 'attention'}>
      <DateText value={props.on} /> {left < 0 ? t.over : t.soon}
    </StatusChip>
  )
}

const messages = defineMessages({
  en: {
    title: 'Registered doctors',
    yes: 'Yes',
    missing: 'Missing',
    soon: '(soon)',
    over: '(expired)',
    empty: 'No doctor is approved yet',
    emptyText: 'Approved and suspended doctors are listed here.',
  },
  ja: {
    title: '登録済みの医師',
    yes: 'あり',
    missing: '未登録',
    soon: '(まもなく)',
    over: '(期限切れ)',
    empty: '承認済みの医師はまだいません',
    emptyText: '承認済みと利用停止中の医師がここに表示されます。',
  },
})
