import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { LabelledStepper } from './LabelledStepper.tsx'
import { PaymentField, paymentOf } from './PaymentFields.tsx'
import { useRepeatText, useRhythms, weeksOf } from './rhythm.ts'
import type { PatientRepeat, SendAction } from './types.ts'
import { actionWords, turnOnWords } from './words.ts'

/** Interval, quantity and, for whoever is signed in, payment. */
export default function ChangeDialog(props: {
  repeat: PatientRepeat
  send: SendAction
  choosesPayment: boolean
  onClose: () => void
}) {
  const { repeat, onClose, choosesPayment } = props
  const t = useText(actionWords)
  const words = useText(turnOnWords)
  const text = useRepeatText()
  const rhythms = useRhythms(repeat.min_weeks, repeat.can_run_out)
  const own = String(repeat.every_weeks ?? '')
  const before = repeat.payment_method === 'invoice' ? 'invoice' : ''
  const card = cardOf(repeat)
  const form = useServerForm(
    {
      every_weeks: String(repeat.every_weeks ?? ''),
      quantity: repeat.quantity,
      payment_method: before,
    },
    async (values) => {
      const payment =
        choosesPayment && values.payment_method !== before && values.payment_method !== ''
      await props.send(repeat, 'change', {
        quantity: values.quantity,
        // an interval that a newer recipe does not allow any more is only checked when it is chosen anew
        ...(values.every_weeks === own ? {} : { every_weeks: weeksOf(values.every_weeks) }),
        ...(payment ? paymentOf(values.payment_method) : {}),
      })
      onClose()
    },
    (values): Record<string, string[]> =>
      choosesPayment && !card && !values.payment_method
        ? { payment_method: [words.choosePayment] }
        : {},
  )
  const isListed = rhythms.some(({ value }) => value === own)
  return (
    <FormDialog
      title={t.changeTitle(repeat.product.title)}
      form={form}
      verb={t.save}
      onClose={onClose}
    >
      <FormError>{form.message}</FormError>
      <SelectField
        {...form.field('every_weeks')}
        label={words.often}
        options={isListed ? rhythms : [{ value: own, label: text.often(repeat) }, ...rhythms]}
      />
      <LabelledStepper
        label={words.quantity}
        value={form.values.quantity}
        max={repeat.max_quantity}
        error={form.errors.quantity?.[0]}
        onChange={(quantity) => form.set('quantity', quantity)}
      />
      {choosesPayment && (
        <PaymentField
          value={form.values.payment_method}
          now={card}
          methods={['card', 'invoice']}
          error={form.errors.payment_method?.[0] ?? form.errors.card?.[0]}
          onChange={(value) => form.set('payment_method', value)}
        />
      )}
    </FormDialog>
  )
}

/** The card it is paid with, while that is still saved. */
const cardOf = ({ payment_method, card_brand: brand, card_last4: last4, reason }: PatientRepeat) =>
  payment_method === 'card' && brand && last4 && reason !== 'card_removed'
    ? { brand, last4 }
    : undefined
