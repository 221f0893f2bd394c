import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { useIdempotencyKey } from '@officina/client/useIdempotencyKey'
import { dateIn } from '@officina/shared/dates/days'
import { formatMoney } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../../../features/toast.tsx'
import { useKeptForm } from '../../../../../features/useKeptForm.ts'
import { useMe } from '../../../../../features/useMe.ts'
import { messages } from './messages.ts'
import { type Cart, changedByOrder, preparedOrder } from './useOrder.ts'

/** How and when the patient agreed; both stay with the order. */
export default function PlaceDialog(props: {
  cart: Cart
  patientId: string
  name: string
  onClose: () => void
  onPlaced: () => void
}) {
  const { cart, patientId, name } = props
  const t = useText(messages)
  const locale = useLocale()
  const client = useQueryClient()
  const { time_zone } = useMe('doctor')
  const keyOf = useIdempotencyKey()
  const form = useKeptForm(
    `consent ${patientId}`,
    // by the shop's day, which it must not be after
    { consent_note: '', consent_on: dateIn(new Date(), time_zone) },
    async (consent) => {
      const body = { ...consent, expected_total: cart.total, revision: cart.revision }
      const header = { 'Idempotency-Key': keyOf(body) }
      const order = await api
        .post('/api/doctor/patients/{patientId}/cart/place', {
          params: { path: { patientId }, header },
          body,
        })
        .catch((error: unknown) => {
          // another price, another address: the next try is of the order as it is now
          void invalidate(client, preparedOrder)
          throw error
        })
      toast.success(t.placed(order.number))
      await Promise.all(changedByOrder.map((path) => invalidate(client, path)))
      props.onPlaced()
    },
    ({ consent_note: note, consent_on: on }): Record<string, string[]> => ({
      ...(note.trim().length < 3 ? { consent_note: [t.consentMissing] } : {}),
      ...(on ? {} : { consent_on: [t.dayMissing] }),
    }),
  )
  return (
    <FormDialog
      title={t.placeTitle(formatMoney(cart.total, cart.currency, locale), name)}
      form={form}
      verb={t.place}
      onClose={form.panel(props.onClose).onClose}
    >
      <KeptNotice kept={form.kept} />
      <FormError>{form.message}</FormError>
      <Box sx={{ mb: 4 }}>{t.placeText}</Box>
      <Field
        {...form.field('consent_note')}
        label={t.consent}
        help={t.consentHelp}
        multiline
        minRows={2}
        required
      />
      <Field {...form.field('consent_on')} label={t.consentOn} type="date" required />
    </FormDialog>
  )
}
