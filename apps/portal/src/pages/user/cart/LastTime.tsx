import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { formatDate, listed } from '@officina/shared/format'
import { sentences } from '@officina/shared/messages'
import { Space, useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lastTimeChecked, lastTimeQuery, useChoice } from '../../../features/shop/cart.ts'
import { useCardTexts } from '../../../features/shop/savedCards.ts'
import { addressText } from '../../../features/shop/texts.ts'
import { messages } from './messages.ts'

type Choices = NonNullable<components['schemas']['LastTime']['choices']>

const useLastTime = () => useQuery(lastTimeQuery).data?.choices ?? undefined

/** Takes address, delivery and payment of the last order; what they are stands below on wide screens. */
export function LastTimeButton({ onTaken }: { onTaken: () => void }) {
  const t = useText(messages)
  const last = useLastTime()
  const describe = useDescription()
  const choose = useChoice()
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  if (!last?.address_id || last.changed.length > 0) return null
  async function take() {
    setIsAsking(true)
    // only now is it asked whether a saved card is still there; without an answer nothing is taken
    const now = last?.card
      ? await client.fetchQuery(lastTimeChecked).catch(() => undefined)
      : undefined
    if (now) client.setQueryData(lastTimeQuery.queryKey, now)
    const taken = last?.card ? now?.choices : last
    setIsAsking(false)
    if (!taken?.address_id || taken.changed.length > 0) return
    const { address_id, method, payment_method, card } = taken
    choose({ address_id, method, payment_method, card_id: card?.id ?? null })
    onTaken()
  }
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        aria-busy={isAsking || undefined}
        onClick={() => void (isAsking || take())}
      >
        {t.sameAsLast}
      </Button>
      <Box sx={{ ...small, display: { xs: 'none', md: 'block' } }}>
        {unbroken(t.lastOrder(last.order_number))}
        <Space />
        {describe(last)}
      </Box>
    </>
  )
}

/** Why the last order's choices are not offered; nothing before the first order. */
export function LastTimeChanged() {
  const t = useText(messages)
  const locale = useLocale()
  const last = useLastTime()
  if (!last || last.changed.length === 0) return null
  return (
    <Box component="p" sx={{ ...small, mt: 6, mb: 0 }}>
      {sentences([t.notAsLast, ...last.changed.map((what) => t.lastChanged[what])], locale)}
    </Box>
  )
}

/** What was taken from the last order, before it is ordered. */
export function LastTimeNote() {
  const t = useText(messages)
  const locale = useLocale()
  const last = useLastTime()
  const describe = useDescription()
  if (!last) return null
  return (
    <Alert severity="info">
      {unbroken(t.asLast(last.order_number, formatDate(last.placed_at, locale)))}
      <Space />
      {describe(last)}
    </Alert>
  )
}

/** "Ana Brown, 1 Main Street …; Standard; Visa ending in 4242" */
function useDescription() {
  const t = useText(messages)
  const locale = useLocale()
  const { name } = useCardTexts()
  return ({ address, method_name, payment_method, card }: Choices) =>
    [
      listed([address.name, addressText(address, locale)], locale),
      method_name[locale],
      card ? name(card) : t[payment_method],
    ].join(t.between)
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }
