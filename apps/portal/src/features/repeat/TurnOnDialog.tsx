import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import { invalidate, q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatDate, formatMoney } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { errorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { SelectField } from '@officina/ui/SelectField'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { Money } from '@officina/ui/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '../toast.tsx'
import { isOutdated } from './calls.ts'
import { LabelledStepper } from './LabelledStepper.tsx'
import { PaymentField, paymentOf } from './PaymentFields.tsx'
import { useRhythms, weeksOf } from './rhythm.ts'
import { repeatWords, turnOnWords } from './words.ts'

type Line = components['schemas']['RecipeLine']
type Offer = components['schemas']['RepeatOffer']
type Props = { line: Line; onClose: () => void }

/** What it takes to turn a line on repeat: asked of the server first, which says why where it is not possible. */
export default function TurnOnDialog(props: Props) {
  const t = useText(turnOnWords)
  const { line, onClose } = props
  const offer = useQuery(
    q('/api/patient/recipe-lines/{recipeLineId}/repeat-offer', {
      params: { path: { recipeLineId: line.id } },
    }),
  )
  if (offer.data) return <TurnOnForm {...props} offer={offer.data} />
  return (
    <FormDialog title={t.title(line.product.title)} onClose={onClose}>
      {offer.error ? <FormError>{errorText(offer.error)}</FormError> : <CardSkeleton cards={1} />}
    </FormDialog>
  )
}

function TurnOnForm({ line, offer, onClose }: Props & { offer: Offer }) {
  const t = useText(turnOnWords)
  const words = useText(repeatWords)
  const locale = useLocale()
  const client = useQueryClient()
  const rhythms = useRhythms(offer.min_weeks, offer.runs_out_on !== null)
  const { title } = line.product
  const form = useServerForm(
    {
      // one of them: the list would show another than the one that is sent
      every_weeks: rhythms.find(({ value }) => value === '' || Number(value) >= 4)?.value ?? '',
      quantity: Math.min(line.quantity, offer.max_quantity),
      first_on: offer.first_on,
      payment_method: offer.payment_methods.includes('invoice') ? 'invoice' : '',
      /** The version of the text, so that a newer one is agreed to anew. */
      agreed: '',
    },
    async (values) => {
      const weeks = weeksOf(values.every_weeks)
      const body = {
        recipe_line_id: line.id,
        quantity: values.quantity,
        every_weeks: weeks,
        first_on: weeks === null ? null : values.first_on,
        ...paymentOf(values.payment_method),
        consent_version: offer.consent_version,
        unit_price: offer.unit_price,
      }
      await api.post('/api/patient/repeats', { body }).catch(async (error) => {
        // the refusal stands beside the new price or text
        if (isOutdated(error))
          await invalidate(client, '/api/patient/recipe-lines/{recipeLineId}/repeat-offer')
        throw error
      })
      await invalidate(client, '/api/patient/repeats')
      toast.success(t.done(title))
      onClose()
    },
    (values): Record<string, string[]> => ({
      ...(values.payment_method ? {} : { payment_method: [t.choosePayment] }),
      ...(values.agreed === offer.consent_version ? {} : { agreed: [t.agreeFirst] }),
    }),
  )
  const total = offer.order_totals[form.values.quantity - 1]
  const runsOut = form.values.every_weeks === ''
  return (
    <FormDialog title={t.title(title)} form={form} verb={t.verb} onClose={onClose}>
      <FormError>{form.message}</FormError>
      <SelectField
        {...form.field('every_weeks')}
        label={t.often}
        options={rhythms}
        help={
          runsOut && offer.runs_out_on
            ? t.runsOutHelp(formatDate(offer.runs_out_on, locale, 'UTC'))
            : undefined
        }
      />
      <LabelledStepper
        label={t.quantity}
        value={form.values.quantity}
        max={offer.max_quantity}
        error={form.errors.quantity?.[0]}
        onChange={(quantity) => form.set('quantity', quantity)}
      />
      <Box sx={{ mb: 5 }}>
        <Box sx={{ fontSize: '0.875rem', fontWeight: 600 }}>{words.price}</Box>
        <Money amount={offer.unit_price * form.values.quantity} currency={offer.currency} />
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {total === undefined
            ? words.beforeExtras
            : words.total(formatMoney(total, offer.currency, locale))}
        </Box>
      </Box>
      {!runsOut && (
        <Field
          {...form.field('first_on')}
          label={t.first}
          help={t.firstHelp(formatDate(offer.first_on, locale, 'UTC'))}
          type="date"
          required
          inputProps={{ min: offer.first_on, max: offer.last_on }}
        />
      )}
      <PaymentField
        value={form.values.payment_method}
        methods={offer.payment_methods}
        error={form.errors.payment_method?.[0] ?? form.errors.card?.[0]}
        onChange={(value) => form.set('payment_method', value)}
      />
      <CheckField
        label={offer.consent}
        checked={form.values.agreed === offer.consent_version}
        error={form.errors.agreed?.[0]}
        required
        onChange={(event) => form.set('agreed', event.target.checked ? offer.consent_version : '')}
      />
    </FormDialog>
  )
}
