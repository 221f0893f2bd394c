import Card from '@mui/material/Card'
import { FactList } from '@officina/ui/facts'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { FieldValue } from '../../schema/FieldValue.tsx'
import { specOf } from '../../schema/spec.ts'
import { fieldLabel } from '../../schema/words.ts'
import type { Doctor } from './doctor.ts'

/** The account commission is paid to; the number is never shown, and the doctor alone changes it. */
export function Bank({ doctor }: { doctor: Doctor }) {
  const t = useText(messages)
  const locale = useLocale()
  const fields = specOf('doctors').fields.bank?.fields ?? {}
  const bank = doctor.bank as Record<string, unknown>
  if (!bank.last4) return <EmptyState title={t.none} text={t.noneText} />
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <FactList
        facts={Object.entries(fields).map(([name, field]) => ({
          label: fieldLabel(name, field, locale),
          value:
            name === 'last4' ? (
              `•••• ${bank.last4}`
            ) : (
              <FieldValue field={field} value={bank[name]} />
            ),
        }))}
      />
      <p style={{ marginBottom: 0 }}>{t.note}</p>
    </Card>
  )
}

const messages = defineMessages({
  none: ['No bank details yet', '振込先はまだ登録されていません'],
  noneText: [
    'The doctor enters them in the account. Without them commission is carried over.',
    '医師がアカウント画面で登録します。未登録の間、手数料は繰り越されます。',
  ],
  note: [
    'The doctor alone changes these details. A change holds pay-outs for 7 days.',
    '変更できるのは医師本人だけです。変更後7日間は支払いを保留します。',
  ],
})
