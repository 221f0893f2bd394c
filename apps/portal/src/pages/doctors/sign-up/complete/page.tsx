import Box from '@mui/material/Box'
import { businessDays } from '@officina/shared/businessDays'
import { AuthCard } from '@officina/ui/AuthCard'
import { FactList } from '@officina/ui/facts'
import { defineMessages, useText } from '@officina/ui/text'
import { useLocation } from 'react-router'
import { reviewDays } from '../../../../features/application/reviewDays.ts'
import { LinkButton } from '../../../../features/auth/Links.tsx'
import { pathTo } from '../../../../pathTo.ts'

export function Component() {
  const t = useText(messages)
  const { number } = (useLocation().state as { number?: string } | null) ?? {}
  const facts = [
    { label: t.number, value: number },
    { label: t.review, value: t.reviewTime(reviewDays()) },
  ]
  return (
    <AuthCard title={t.title} lead={t.lead} maxWidth={520}>
      <FactList facts={facts} />
      <Box component="ol" sx={{ my: 6, pl: 5, '& li': { mb: 2 } }}>
        <li>{t.check}</li>
        <li>{t.mail}</li>
        <li>{t.start}</li>
      </Box>
      <Box component="p" sx={{ mt: 0, mb: 6 }}>
        {t.meanwhile}
      </Box>
      <LinkButton to={pathTo('/doctors/login')}>{t.login}</LinkButton>
    </AuthCard>
  )
}

const messages = defineMessages({
  title: ['Application received', '申請を受け付けました'],
  lead: ['Thank you. What happens next:', 'ありがとうございます。今後の流れは次のとおりです。'],
  number: ['Application number', '申請番号'],
  review: ['Review time', '審査期間'],
  reviewTime: (days: number) => [`Usually within ${businessDays(days)}`, `通常${days}営業日以内`],
  check: ['We check your licence and your clinic.', '免許とクリニックの情報を確認します。'],
  mail: ['We email you our decision or a question.', '結果またはご質問をメールでお知らせします。'],
  start: [
    'Once approved, you can choose catalogs, invite patients and issue recipes.',
    '承認後は、カタログの選択、患者さんの招待、レシピの発行ができます。',
  ],
  meanwhile: [
    'Until then, sign in to check the status of your application or add documents.',
    'それまでの間も、ログインして審査状況の確認や書類の追加ができます。',
  ],
  login: ['Sign in', 'ログイン'],
})
