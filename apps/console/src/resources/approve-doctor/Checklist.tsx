import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { CheckField } from '@officina/ui/CheckField'
import { defineMessages, useText } from '@officina/ui/text'

/** What must have been looked at before an approval; the server asks for the same items. */
export const checklistItems = [
  'name_matches',
  'licence_valid',
  'not_expired',
  'register_checked',
  'clinic_exists',
] as const

export function Checklist(props: {
  checked: Record<string, boolean>
  onChange: (item: string, done: boolean) => void
}) {
  const t = useText(messages)
  const done = checklistItems.filter((item) => props.checked[item]).length
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 6 }, mb: 5 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t.title(done, checklistItems.length)}
      </Typography>
      {checklistItems.map((item) => (
        <CheckField
          key={item}
          name={item}
          label={t[item]}
          checked={props.checked[item] === true}
          onChange={(event) => props.onChange(item, event.target.checked)}
        />
      ))}
    </Card>
  )
}

const messages = defineMessages({
  en: {
    title: (done: number, all: number) => `Checklist: ${done} of ${all}`,
    name_matches: 'The name matches the document',
    licence_valid: 'The licence is of the stated kind and legible',
    not_expired: 'The licence has not expired',
    register_checked: 'The public register was looked up',
    clinic_exists: 'The clinic exists at the address',
  },
  ja: {
    title: (done, all) => `確認項目 ${all}件中${done}件`,
    name_matches: '氏名が書類と一致している',
    licence_valid: '免許の種類が正しく、書類が判読できる',
    not_expired: '免許の有効期限が切れていない',
    register_checked: '公的な名簿で確認した',
    clinic_exists: '医療機関が住所に実在する',
  },
})
