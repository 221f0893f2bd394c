import { dayMs } from '@officina/shared/dates/days'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText, None } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { BulkCommand } from '../../schema/BulkCommand.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { ExportChosen } from '../doctors/ExportChosen.tsx'
import { working } from '../doctors/states.ts'
import { StatusSwitch } from './StatusSwitch.tsx'

/** Accounts that can work: licence, sign-in, patients, rate and bank at a glance. */
export default function RegisteredDoctors() {
  const t = useText(messages)
  const { permissions } = useMe()
  return (
    <SchemaList
      resource="doctors"
      title={t.title}
      storeKey="registered-doctors"
      filter={{ status: working }}
      quickFilters={['status', 'speciality', 'licence_expires_on', 'no_sign_in_90d', 'no_bank']}
      order={['approved_at', 'DESC']}
      columns={columns}
      hidden={['two_factor']}
      under={{ status: ['approved_at', 'approved_by_name'] }}
      cells={{
        status: (row) => <StatusSwitch row={row} />,
        licence_expires_on: (row) => <Expiry on={row.licence_expires_on as string | null} />,
        has_bank: (row) =>
          row.has_bank ? t.yes : <StatusChip tone="attention">{t.missing}</StatusChip>,
      }}
      {...(permissions.includes('doctor.manage')
        ? { bulk: (ids: string[], clear: () => void) => <Bulk ids={ids} clear={clear} /> }
        : {})}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

function Bulk(props: { ids: string[]; clear: () => void }) {
  const t = useText(messages)
  const n = props.ids.length
  return (
    <>
      <BulkCommand
        {...props}
        path="/api/admin/doctors/send-password-resets"
        label={t.reset}
        title={t.resetTitle(n)}
        consequence={t.resetConsequence}
      />
      <BulkCommand
        {...props}
        path="/api/admin/doctors/request-licence-renewals"
        label={t.renewal}
        title={t.renewalTitle(n)}
        consequence={t.renewalConsequence}
      />
      <ExportChosen ids={props.ids} />
    </>
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

const soonMs = 60 * dayMs

/** A licence that ends within 60 days says so. */
export function Expiry(props: { on: string | null }) {
  const t = useText(messages)
  if (!props.on) return <None />
  const left = Date.parse(props.on) - Date.now()
  if (left > soonMs) return <DateText value={props.on} />
  return (
    <StatusChip tone={left < 0 ? 'stopped' : 'attention'}>
      <span>
        <DateText value={props.on} /> {left < 0 ? t.over : t.soon}
      </span>
    </StatusChip>
  )
}

const messages = defineMessages({
  title: ['Registered doctors', '登録済みの医師'],
  yes: ['Yes', 'あり'],
  missing: ['Missing', '未登録'],
  soon: ['(soon)', '(まもなく)'],
  over: ['(expired)', '(期限切れ)'],
  reset: ['Send password reset', 'パスワード再設定を送る'],
  resetTitle: (n: number) => [
    `Send ${n} doctor${n === 1 ? '' : 's'} a link for a new password?`,
    `${n}名の医師にパスワード再設定のリンクを送りますか`,
  ],
  resetConsequence: [
    'Each gets a mail with a link that works for 60 minutes. Passwords stay until it is used.',
    '60分間有効なリンクがメールで送られます。使われるまで現在のパスワードは変わりません。',
  ],
  renewal: ['Request licence renewal', '免許の更新を依頼'],
  renewalTitle: (n: number) => [
    `Ask ${n} doctor${n === 1 ? '' : 's'} for the renewed licence?`,
    `${n}名の医師に更新後の免許の提出を依頼しますか`,
  ],
  renewalConsequence: [
    'Each gets a mail that says where to send it.',
    '提出方法を案内するメールが送られます。',
  ],
  empty: ['No doctor is approved yet', '承認済みの医師はまだいません'],
  emptyText: [
    'Approved and suspended doctors are listed here.',
    '承認済みと利用停止中の医師がここに表示されます。',
  ],
})
