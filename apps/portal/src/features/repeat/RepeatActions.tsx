import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDate } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { lazyPart } from '@officina/ui/lazyPart'
import { useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { isPlanOutdated } from './calls.ts'
import type { PatientRepeat, RepeatAction, SendAction } from './types.ts'
import { actionWords } from './words.ts'

const ChangeDialog = lazyPart(() => import('./ChangeDialog.tsx'))
const DelayDialog = lazyPart(() => import('./DelayDialog.tsx'))

/** What the patient can do with a repeat; a question before what is hard to take back. */
export function RepeatActions(props: {
  repeat: PatientRepeat
  send: SendAction
  choosesPayment: boolean
}) {
  const { repeat, send } = props
  const t = useText(actionWords)
  const locale = useLocale()
  const [open, setOpen] = useState<RepeatAction>()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const close = () => setOpen(undefined)
  const { title } = repeat.product

  async function act(action: RepeatAction) {
    if (pending) return
    setPending(true)
    setError(undefined)
    try {
      await send(repeat, action)
      close()
    } catch (thrown) {
      // the plan has been read again and says so above
      if (isPlanOutdated(thrown)) close()
      else setError(thrown)
    } finally {
      setPending(false)
    }
  }

  // without an order left there is none to leave out or to move
  const isOfNext = (action: RepeatAction) => action === 'skip' || action === 'delay'
  const actions = repeat.actions.filter((each) => repeat.orders_left > 0 || !isOfNext(each))
  const asks = (action: RepeatAction) => ['skip', 'stop', 'delay', 'change'].includes(action)
  const wordOf = (action: RepeatAction) =>
    action === 'confirm' && repeat.reason === 'confirm_payment' ? t.confirmPayment : t[action]
  const question = open === 'skip' || open === 'stop' ? open : undefined
  return (
    <>
      {!question && <FormError>{errorText(error as never)}</FormError>}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          mt: actions.length > 0 || repeat.checkout_url ? 4 : 0,
        }}
      >
        {repeat.checkout_url && (
          <Button size="small" variant="contained" href={repeat.checkout_url}>
            {t.confirmPayment}
          </Button>
        )}
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === 'confirm' || action === 'resume' ? 'contained' : 'outlined'}
            color={action === 'stop' ? 'error' : 'primary'}
            aria-label={t.of(wordOf(action), title)}
            aria-busy={pending || undefined}
            onClick={() => {
              setError(undefined)
              if (asks(action)) setOpen(action)
              else void act(action)
            }}
          >
            {wordOf(action)}
          </Button>
        ))}
      </Box>
      <ConfirmDialog
        open={question !== undefined}
        title={question === 'stop' ? t.stopTitle(title) : t.skipTitle(title)}
        consequence={
          // one that has ended has no next day
          question === 'skip' && repeat.next_on
            ? t.skipText(formatDate(repeat.next_on, locale, 'UTC'))
            : t.stopText
        }
        verb={question === 'stop' ? t.stop : t.skip}
        danger={question === 'stop'}
        call={{ isPending: pending, error }}
        onConfirm={() => void act(question ?? 'skip')}
        onClose={close}
      />
      {open === 'delay' && <DelayDialog repeat={repeat} send={send} onClose={close} />}
      {open === 'change' && <ChangeDialog {...props} onClose={close} />}
    </>
  )
}
