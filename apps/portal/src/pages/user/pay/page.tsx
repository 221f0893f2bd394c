import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import { ApiError } from '@officina/client/errors'
import { formatDateTime } from '@officina/shared/format'
import { AuthCard } from '@officina/ui/AuthCard'
import { errorText } from '@officina/ui/errorText.ts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { isDeadLink } from '../../../features/auth/failures.ts'
import { Links } from '../../../features/auth/Links.tsx'
import { declineMessages } from '../../../features/payment/declineMessages.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { type Back, type PayLink, useConfirmed } from './useConfirmed.ts'

/** Without a token it is the link that the server keeps in a cookie while somebody is on the provider's page. */
type Landing = { token: string | undefined; back: Back } & (
  | { link: PayLink }
  | { dead: true }
  | { none: true }
)

/** Reads the link of the mail and changes nothing. The provider sends people back without the token. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Landing> {
  const query = new URL(request.url).searchParams
  const back = query.get('payment') === 'done' ? 'done' : query.has('payment') ? 'open' : null
  const token = query.get('token') ?? undefined
  if (!token && !back) return { token, back, none: true }
  if (token && token.length > 200) return { token: undefined, back, dead: true }
  try {
    const body = { token, returned: back !== null }
    return { token, back, link: await api.post('/api/patient/pay-link/read', { body }) }
  } catch (error) {
    if (isDeadLink(error)) return { token, back, ...(token ? { dead: true } : { none: true }) }
    throw error
  }
}

/** The amount of an order and whose it is, for whoever pays it; what is in it is nobody else's business. */
export function Component() {
  const t = useText(messages)
  const landing = useLoaderData<Landing>()
  if ('link' in landing)
    return <Known token={landing.token} first={landing.link} back={landing.back} />
  const words = 'dead' in landing ? t.dead : landing.back ? t.returned : t.none
  return (
    <AuthCard title={words.title} lead={words.text}>
      <SignIn />
    </AuthCard>
  )
}

function Known(props: { token: string | undefined; first: PayLink; back: Back }) {
  const { token, first, back } = props
  const t = useText(messages)
  const { link, isConfirming } = useConfirmed(token, first, back)
  if (isConfirming)
    return (
      <AuthCard title={t.confirming} lead={<Box role="status">{t.confirmingText}</Box>}>
        <Facts link={link} />
      </AuthCard>
    )
  if (link.state === 'open') return <Open token={token} link={link} />
  const { title, text } = back === 'done' && link.state === 'paid' ? t.thanks : t[link.state]
  return (
    <AuthCard title={title} lead={<Box role="status">{text(link.clinic_name)}</Box>}>
      {link.state === 'paid' && <Facts link={link} />}
      <SignIn />
    </AuthCard>
  )
}

/** One button; the provider's page follows. What has changed since the mail is said and not charged. */
function Open({ token, link }: { token: string | undefined; link: PayLink }) {
  const t = useText(messages)
  const reasons = useText(declineMessages)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  async function pay() {
    setIsBusy(true)
    setError(undefined)
    try {
      const { checkout_url } = await api.post('/api/patient/pay-link/pay', { body: { token } })
      window.location.assign(checkout_url)
    } catch (failure) {
      setIsBusy(false)
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
      // paid in another tab, withdrawn or run out meanwhile: the page says which
      if (!stays.has(failure.code ?? '')) void revalidate()
    }
  }
  return (
    <AuthCard
      title={t.open(link.clinic_name)}
      lead={link.on_behalf ? t.prepared : t.unpaid}
      help={t.help}
    >
      {link.failure && !error && (
        <Alert severity="warning" sx={{ mb: 5 }}>
          {reasons[link.failure]}
        </Alert>
      )}
      {error && (
        <Alert severity="error" sx={{ mb: 5 }}>
          {errorText(error)}
        </Alert>
      )}
      <Facts link={link} />
      <Box sx={{ mt: 5, display: 'grid', gap: 4 }}>
        <SubmitButton type="button" pending={isBusy} onClick={() => void pay()}>
          {isBusy ? t.opening : link.failure ? t.again : t.pay}
        </SubmitButton>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {t.until(formatDateTime(link.expires_at, locale))}
        </Box>
        <SignIn />
      </Box>
    </AuthCard>
  )
}

/** Refusals after which the link is as it was. */
const stays = new Set([
  'PAY_LINK_PRICE_CHANGED',
  'PAY_LINK_UNAVAILABLE',
  'PAYMENT_AWAY',
  'RATE_LIMITED',
  'NETWORK',
])

function Facts({ link }: { link: PayLink }) {
  const t = useText(messages)
  return (
    <Box component="dl" sx={facts}>
      <dt>{t.amount}</dt>
      <dd>
        <Money amount={link.amount} currency={link.currency} accent />
      </dd>
    </Box>
  )
}

function SignIn() {
  const t = useText(messages)
  return <Links links={[{ to: pathTo('/user/order-histories'), label: t.signIn }]} />
}

const facts = {
  m: 0,
  py: 4,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 4,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontSize: '1.75rem', fontWeight: 600 },
}
