import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatDate, formatMoney } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { useLocale, useText } from '@officina/ui/text'
import { useRef, useState } from 'react'
import { isOutdated, isPlanOutdated } from './calls.ts'
import { RepeatCard } from './RepeatCard.tsx'
import type { PatientRepeat, SendAction } from './types.ts'
import { actionWords, repeatWords } from './words.ts'

/**
 * What is ordered when: one part for each order, then what is paused and what has ended. What was done is said above it,
 * because a link of a mail has no layout that could.
 */
export function RepeatPlan(props: {
  repeats: PatientRepeat[]
  send: SendAction
  /** A link chooses no cards. */
  choosesPayment: boolean
  /** With what the server has answered; done when the plan has been read again. */
  onChanged: (repeat: PatientRepeat) => Promise<unknown>
}) {
  const t = useText(repeatWords)
  const words = useText(actionWords)
  const locale = useLocale()
  const [said, setSaid] = useState<Said>()
  const notice = useRef<HTMLDivElement>(null)
  const { repeats } = props
  const say = (next: Said) => {
    setSaid(next)
    notice.current?.focus()
  }

  const send: SendAction = async (repeat, action, input) => {
    const next = await props.send(repeat, action, input).catch(async (error) => {
      // a price's refusal stands beside the new one
      if (isOutdated(error)) await props.onChanged(repeat)
      if (isPlanOutdated(error)) say({ severity: 'error', text: errorText(error) })
      throw error
    })
    if (action === 'confirm' && next.checkout_url) window.location.assign(next.checkout_url)
    // a card whose day has changed stands elsewhere then, so nothing of it is open any more
    await props.onChanged(next)
    say({ severity: 'success', text: words.done[action](repeat.product.title) })
    return next
  }
  const active = repeats.filter(({ status }) => status === 'active')
  const planned = active.filter(({ ships_on }) => ships_on !== null)
  const days = [...new Set(planned.map(({ ships_on }) => ships_on ?? ''))].sort()
  const parts = [
    {
      title: t.paused,
      of: repeats.filter(({ status }) => status === 'paused'),
    },
    ...days.map((day) => ({
      title: t.shipment(formatDate(day, locale, 'UTC')),
      of: planned.filter(({ ships_on }) => ships_on === day),
    })),
    { title: t.lastPlaced, of: active.filter(({ ships_on }) => ships_on === null) },
    { title: t.ended, of: repeats.filter(({ status }) => status === 'stopped') },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 6, maxWidth: 880 }}>
      <div ref={notice} role="status" tabIndex={-1} style={{ outline: 'none' }}>
        {said && (
          <Alert severity={said.severity} onClose={() => setSaid(undefined)}>
            {said.text}
          </Alert>
        )}
      </div>
      {parts
        .filter(({ of }) => of.length > 0)
        .map(({ title, of }) => (
          <section key={title} aria-label={title}>
            <Box component="h2" sx={{ fontSize: '1.125rem', fontWeight: 600, m: 0, mb: 3 }}>
              {title}
            </Box>
            {totalsOf(of).map(({ key, amount, currency }) => (
              <Box key={key} component="p" sx={{ m: 0, mb: 3 }}>
                {t.total(formatMoney(amount, currency, locale))}
              </Box>
            ))}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
              {of.map((repeat) => (
                <RepeatCard
                  key={repeat.id}
                  repeat={repeat}
                  send={send}
                  choosesPayment={props.choosesPayment}
                />
              ))}
            </Box>
          </section>
        ))}
      {repeats.some(({ status }) => status !== 'stopped') && (
        <Box component="p" sx={{ m: 0, fontSize: '0.875rem', color: 'text.secondary' }}>
          {t.beforeExtras}
        </Box>
      )}
    </Box>
  )
}

type Said = { severity: 'success' | 'error'; text: string | undefined }

/** One for each order of a day: what is paid alike is ordered together, unless it has waited for stock or a card. */
const totalsOf = (repeats: PatientRepeat[]) => [
  ...new Map(
    repeats.flatMap(({ order_total: amount, currency, payment_method, card_brand, card_last4 }) => {
      const key = [payment_method, card_brand, card_last4, amount].join()
      return amount === null ? [] : [[key, { key, amount, currency }] as const]
    }),
  ).values(),
]
