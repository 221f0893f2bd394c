import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { idempotencyKey } from '@officina/client/api'
import { invalidate, useApiMutation } from '@officina/client/query'
import { formatMoney, formatName } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { lazyPart } from '@officina/ui/lazyPart'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { patientQuery } from '../../../../../features/patient/PatientFrame.tsx'
import { FooterBar } from '../../../../../features/recipe/EditorPanes.tsx'
import { toast } from '../../../../../features/toast.tsx'
import { pathTo } from '../../../../../pathTo.ts'
import { messages } from './messages.ts'
import { type Cart, changedByOrder, preparedOrder, useIsOrderBusy } from './useOrder.ts'

const PlaceDialog = lazyPart(() => import('./PlaceDialog.tsx'))

/** The two ends of an order: a link that the patient pays by, or an invoice to which the patient has agreed. */
export function Send({ cart, patientId }: { cart: Cart; patientId: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: patient } = useSuspenseQuery(patientQuery(patientId))
  const [asked, setAsked] = useState<'send' | 'place'>()
  const isBusy = useIsOrderBusy()
  const [key, setKey] = useState('')
  const name = formatName(patient, locale, { honorific: true })
  const money = formatMoney(cart.total, cart.currency, locale)
  const leave = () =>
    navigate(pathTo('/doctors/patients/:patientId/order-histories', { patientId }))
  const send = useApiMutation('post', '/api/doctor/patients/{patientId}/cart/send', {
    invalidates: changedByOrder,
    onSuccess: () => {
      toast.success(t.sent(patient.email ?? name))
      void leave()
    },
    onError: () => void invalidate(client, preparedOrder),
  })
  const isSound =
    cart.lines.every(({ problems }) => problems.length === 0) &&
    cart.min_order === null &&
    cart.address_id !== null
  const offers = (method: 'card' | 'invoice') => cart.payment_methods.includes(method)
  return (
    <FooterBar>
      {cart.address_id === null && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {t.noAddress}
        </Alert>
      )}
      {offers('card') && (
        <Button
          variant="contained"
          disabled={!isSound || isBusy}
          onClick={() => {
            send.reset()
            setKey(idempotencyKey())
            setAsked('send')
          }}
        >
          {t.send}
        </Button>
      )}
      {offers('invoice') && (
        <Button
          variant={offers('card') ? 'outlined' : 'contained'}
          disabled={!isSound || isBusy}
          onClick={() => setAsked('place')}
        >
          {t.place}
        </Button>
      )}
      {asked === 'send' && (
        <ConfirmDialog
          title={t.sendTitle(money, name)}
          consequence={t.sendText(patient.email ?? '')}
          verb={t.send}
          call={send}
          onConfirm={() =>
            send.mutate({
              params: { path: { patientId }, header: { 'Idempotency-Key': key } },
              body: { expected_total: cart.total, revision: cart.revision },
            })
          }
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'place' && (
        <PlaceDialog
          cart={cart}
          patientId={patientId}
          name={name}
          onClose={() => setAsked(undefined)}
          onPlaced={leave}
        />
      )}
    </FooterBar>
  )
}
