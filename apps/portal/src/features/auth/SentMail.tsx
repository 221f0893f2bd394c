import Box from '@mui/material/Box'
import { AuthCard } from '@officina/ui/AuthCard'
import { Disclosure } from '@officina/ui/Disclosure'
import { ResendButton } from '@officina/ui/ResendButton'
import { defineMessages, Space, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { emailIn, maskEmail } from './area.ts'
import { LinkButton } from './Links.tsx'

/** "Check your email": to which address, for how long the link works, and what to do when nothing comes. */
export function SentMail(props: {
  title: string
  lead: (masked: string | undefined) => string
  /** Where the address is typed. */
  start: string
  login: string
  onResend: (email: string) => Promise<unknown>
  above?: ReactNode
}) {
  const t = useText(messages)
  const email = emailIn(useLocation().state)
  return (
    <AuthCard
      title={props.title}
      lead={props.lead(email && maskEmail(email))}
      help={<Link to={props.login}>{t.login}</Link>}
    >
      {props.above}
      {email ? (
        <ResendButton onResend={() => props.onResend(email)} />
      ) : (
        <LinkButton to={props.start} variant="outlined">
          {t.typeAgain}
        </LinkButton>
      )}
      <Box sx={{ mt: 4 }}>
        <Disclosure summary={t.nothing}>
          <Box component="ul" sx={{ m: 0, pl: 5, '& li': { mb: 2 } }}>
            <li>{t.wait}</li>
            <li>{t.spam}</li>
            <li>
              {t.typo}
              <Space />
              <Link to={props.start}>{t.typeAgain}</Link>
            </li>
          </Box>
        </Disclosure>
      </Box>
    </AuthCard>
  )
}

const messages = defineMessages({
  login: ['Back to sign-in', 'ログインに戻る'],
  nothing: ['No email yet?', 'メールが届かない場合'],
  wait: ['It can take a few minutes.', '届くまで数分かかることがあります。'],
  spam: ['Check your spam folder.', '迷惑メールフォルダーをご確認ください。'],
  typo: ['Is the address right?', 'メールアドレスに誤りはありませんか。'],
  typeAgain: ['Enter the address again', 'メールアドレスを入力し直す'],
})
