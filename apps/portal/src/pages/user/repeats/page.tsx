import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import type { components } from '@officina/openapi/schema'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isDeadLink } from '../../../features/auth/failures.ts'
import { LinkButton } from '../../../features/auth/Links.tsx'
import { Loaded } from '../../../features/Loaded.tsx'
import { repeatsQuery, sendByLink, sendSignedIn } from '../../../features/repeat/calls.ts'
import { RepeatPlan } from '../../../features/repeat/RepeatPlan.tsx'
import type { PatientRepeat } from '../../../features/repeat/types.ts'
import { repeatWords } from '../../../features/repeat/words.ts'
import { tokenIn } from '../../../guards.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'

type Plan = components['schemas']['RepeatPlan']
type Landing = { token: string; plan?: Plan } | null

/** By a link the plan is read with its token; opening changes nothing. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Landing> {
  const token = tokenIn(request.url)
  if (!token) {
    void queryClient.prefetchQuery(repeatsQuery)
    return null
  }
  if (token.length > 200) return { token: '' }
  try {
    return { token, plan: await api.post('/api/patient/repeat-link/open', { body: { token } }) }
  } catch (error) {
    if (isDeadLink(error)) return { token }
    throw error
  }
}

/** What is ordered automatically: for the signed-in patient, or for whoever has the link of a mail. */
export function Component() {
  const landing = useLoaderData<Landing>()
  if (!landing) return <MyPlan />
  return landing.plan ? <LinkedPlan token={landing.token} plan={landing.plan} /> : <DeadLink />
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
            <RepeatPlan
              repeats={data}
              send={sendSignedIn}
              choosesPayment
              onChanged={() => client.invalidateQueries({ queryKey: repeatsQuery.queryKey })}
            />
          )
        }
      </Loaded>
    </>
  )
}

function LinkedPlan({ token, plan }: { token: string; plan: Plan }) {
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
      <PageHeader title={t.title} subtitle={words.lead(plan.clinic_name)} />
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
        <LinkButton to={pathTo('/user/login', {}, { next: pathTo('/user/repeats') })}>
          {words.signIn}
        </LinkButton>
      </Box>
    </Box>
  )
}

function DeadLink() {
  const words = useText(messages)
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', py: 8 }}>
      <PageHeader title={words.dead} subtitle={words.deadText} />
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
  signInText: ['Sign in to see your recipes.', 'ログインするとレシピを確認できます。'],
  dead: ['This link has expired', 'リンクの有効期限が切れています'],
  deadText: [
    'Links in our emails work until two weeks after the order. Sign in to see and change your repeats.',
    'メールのリンクは、注文の2週間後まで有効です。ログインして定期注文をご確認ください。',
  ],
})
