import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import type { components } from '@officina/openapi/schema'
import { BrandMark } from '@officina/ui/BrandMark'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isDeadLink } from '../../../features/auth/failures.ts'
import { LinkButton } from '../../../features/auth/Links.tsx'
import { Loaded } from '../../../features/Loaded.tsx'
import {
  repeatsQuery,
  rereadPlan,
  sendByLink,
  sendSignedIn,
} from '../../../features/repeat/calls.ts'
import { RepeatPlan } from '../../../features/repeat/RepeatPlan.tsx'
import { addressesQuery, SentTo } from '../../../features/repeat/SentTo.tsx'
import type { PatientRepeat } from '../../../features/repeat/types.ts'
import { repeatWords } from '../../../features/repeat/words.ts'
import { isByLink, tokenIn } from '../../../guards.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'

type Plan = components['schemas']['RepeatPlan']
/** `back`: from the card provider's page, after confirming the payment or without. */
type Landing = { token: string | undefined; plan?: Plan; back: 'done' | 'open' | null } | null

/**
 * By a link the plan is read with its token; opening changes nothing. The provider sends people back without it: the
 * server has kept it in a cookie that no script can read.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Landing> {
  const { search, searchParams: query } = new URL(request.url)
  if (!isByLink(search)) {
    void queryClient.prefetchQuery(repeatsQuery)
    void queryClient.prefetchQuery(addressesQuery)
    return null
  }
  const back = query.get('payment') === 'done' ? 'done' : query.has('payment') ? 'open' : null
  const token = tokenIn(request.url) || undefined
  if (token && token.length > 200) return { token: undefined, back }
  try {
    const body = { token, returned: back !== null }
    return { token, back, plan: await api.post('/api/patient/repeat-link/open', { body }) }
  } catch (error) {
    if (isDeadLink(error)) return { token, back }
    throw error
  }
}

/** What is ordered automatically: for the signed-in patient, or for whoever has the link of a mail. */
export function Component() {
  const landing = useLoaderData<Landing>()
  if (!landing) return <MyPlan />
  const { plan, back } = landing
  return plan ? <LinkedPlan {...landing} plan={plan} /> : <DeadLink isBack={back !== null} />
}

function MyPlan() {
  const t = useText(repeatWords)
  const client = useQueryClient()
  const query = useQuery(repeatsQuery)
  return (
    <>
      <PageHeader title={t.title} subtitle={t.lead} />
      <Loaded query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              title={t.empty}
              text={t.emptyText}
              action={<LinkButton to={pathTo('/user/recipes')}>{t.toRecipes}</LinkButton>}
            />
          ) : (
            <>
              {data.some(({ status }) => status !== 'stopped') && <SentTo />}
              <RepeatPlan
                repeats={data}
                send={sendSignedIn}
                choosesPayment
                onChanged={() => rereadPlan(client)}
              />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function LinkedPlan(props: NonNullable<Landing> & { plan: Plan }) {
  const { token, plan, back } = props
  const t = useText(repeatWords)
  const words = useText(messages)
  const [repeats, setRepeats] = useState(plan.repeats)
  // days on which things are ordered together follow from all of them
  const reread = async (changed: PatientRepeat) => {
    setRepeats((old) => old.map((each) => (each.id === changed.id ? changed : each)))
    const now = await api.post('/api/patient/repeat-link/open', { body: { token } })
    setRepeats(now.repeats)
  }
  return (
    <Box sx={{ width: '100%', maxWidth: 720, mx: 'auto', py: 6 }}>
      <Brand />
      <PageHeader title={t.title} subtitle={words.lead(plan.clinic_name)} />
      {back && <Back back={back} repeats={repeats} />}
      {repeats.length === 0 ? (
        <EmptyState title={t.empty} text={words.signInText} />
      ) : (
        <RepeatPlan
          repeats={repeats}
          send={sendByLink(token)}
          choosesPayment={false}
          onChanged={(changed) => reread(changed).catch(() => undefined)}
        />
      )}
      <Box sx={{ mt: 6 }}>
        {repeats.some(needsSignIn) && <Box sx={{ mb: 3 }}>{words.choose}</Box>}
        <LinkButton to={pathTo('/user/login', {}, { next: pathTo('/user/repeats') })}>
          {words.signIn}
        </LinkButton>
      </Box>
    </Box>
  )
}

/** A page without a header says by itself whose it is. */
const Brand = () => (
  <Box sx={{ display: 'flex', justifyContent: 'center', mb: 6 }}>
    <BrandMark size={36} />
  </Box>
)

/** How it is paid and where it goes is chosen by whoever is signed in. */
const needsSignIn = ({ status, reason, retry_on }: PatientRepeat) =>
  retry_on !== null ||
  (status === 'paused' &&
    ['payment_failed', 'card_removed', 'payment_unavailable', 'no_address'].includes(reason ?? ''))

/** What became of the payment, for whoever is back from their bank's page. */
function Back({ back, repeats }: { back: 'done' | 'open'; repeats: PatientRepeat[] }) {
  const words = useText(messages)
  const waits = repeats.some(({ waits_for }) => waits_for === 'payment')
  const isPaid = back === 'done' && !waits
  return (
    <Alert severity={isPaid ? 'success' : 'info'} role="status" sx={{ mb: 5 }}>
      {isPaid ? words.paid : back === 'done' ? words.confirming : words.left}
    </Alert>
  )
}

function DeadLink({ isBack }: { isBack: boolean }) {
  const words = useText(messages)
  const { title, text } = isBack ? words.returned : words.dead
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', py: 8 }}>
      <Brand />
      <PageHeader title={title} subtitle={text} />
      <LinkButton to={pathTo('/user/login', {}, { next: pathTo('/user/repeats') })}>
        {words.signIn}
      </LinkButton>
    </Box>
  )
}

const messages = defineMessages({
  lead: (clinic: string) => [
    `Your automatic orders at ${clinic}. This link works without signing in and shows nothing else of your account.`,
    `${clinic}での定期注文です。このリンクはログインせずに使え、アカウントのほかの情報は表示されません。`,
  ],
  signIn: ['Sign in', 'ログイン'],
  choose: [
    'To choose another card, payment method or address, sign in.',
    '別のカード・お支払い方法・お届け先を選ぶには、ログインしてください。',
  ],
  signInText: ['Sign in to see your recipes.', 'ログインするとレシピを確認できます。'],
  dead: {
    title: ['This link has expired', 'リンクの有効期限が切れています'],
    text: [
      'Links in our emails work until two weeks after the order. Sign in to see and change your repeats.',
      'メールのリンクは、注文の2週間後まで有効です。ログインして定期注文をご確認ください。',
    ],
  },
  returned: {
    title: ['You can close this page', 'このページを閉じてかまいません'],
    text: [
      'If you have confirmed the payment, a confirmation is on its way by email. If not, open the link in your email again.',
      '認証がお済みの場合は、確認のメールをお送りします。まだの場合は、メールのリンクをもう一度開いてください。',
    ],
  },
  paid: [
    'Thank you. Your payment is confirmed, and the order is placed.',
    'ありがとうございます。お支払いの認証が完了し、ご注文を承りました。',
  ],
  confirming: [
    'Your bank is still confirming the payment. You can close this page: we email you once the order is placed.',
    'カード会社が認証を処理しています。このページを閉じてかまいません。ご注文が確定しましたらメールでお知らせします。',
  ],
  left: [
    'The payment is not confirmed yet, so nothing is ordered.',
    'お支払いの認証が済んでいないため、注文は行われていません。',
  ],
})
