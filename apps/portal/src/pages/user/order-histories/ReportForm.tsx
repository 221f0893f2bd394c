import { invalidate } from '@officina/client/query'
import { useIdempotencyKey } from '@officina/client/useIdempotencyKey'
import { packText } from '@officina/shared/dosage/units'
import { Field } from '@officina/ui/Field'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { reportWords } from '../../../features/shop/reportWords.ts'
import { toast } from '../../../features/toast.tsx'
import { useKeptForm } from '../../../features/useKeptForm.ts'
import type { Order } from './OrderLines.tsx'
import { photoLimits } from './photoLimits.ts'
import { reportMessages } from './reportMessages.ts'

const kinds = ['reaction', 'quality', 'damaged', 'missing'] as const

/** Reports a reaction to a product of the order or something wrong with it; lot and expiry are the parcel's. */
export function ReportForm(props: {
  id: string
  order: Order
  onPending: (pending: boolean) => void
  onDone: () => void
}) {
  const { order } = props
  const t = useText(reportMessages)
  const words = useText(reportWords)
  const locale = useLocale()
  const queryClient = useQueryClient()
  const keyOf = useIdempotencyKey()
  const photos = useKeptState<File[]>(`report photos ${order.id}`, [])
  const sent = order.lines.filter((line) => line.quantity_shipped > 0)
  const initial = { order_line_id: '', kind: '', message: '', lot: '', expires_on: '' }
  const form = useKeptForm(`report-${order.id}`, initial, submit, (values) => ({
    ...(values.order_line_id ? {} : { order_line_id: [t.chooseProduct] }),
    ...(values.kind ? {} : { kind: [t.chooseKind] }),
    ...(values.message.trim() ? {} : { message: [t.describe] }),
  }))

  async function submit(values: typeof initial) {
    props.onPending(true)
    try {
      const { upload } = await import('@officina/client/transfer')
      const body = new FormData()
      for (const [name, value] of Object.entries(values)) if (value) body.append(name, value)
      for (const photo of photos.value) body.append('photos', photo)
      const header = { 'Idempotency-Key': keyOf(body) }
      await upload('post', '/api/patient/orders/{orderId}/reports', {
        params: { path: { orderId: order.id }, header },
        headers: header,
        form: body,
      })
      photos.forget()
      await invalidate(queryClient, '/api/patient/orders')
      toast.success(t.sent)
      props.onDone()
    } finally {
      props.onPending(false)
    }
  }

  function choose(id: string) {
    form.set('order_line_id', id)
    const part = order.shipments
      .flatMap((parcel) => parcel.lines)
      .findLast((line) => line.order_line_id === id && line.lot)
    form.set('lot', part?.lot ?? '')
    form.set('expires_on', part?.expires_on ?? '')
  }

  return (
    <form id={props.id} {...form.formProps}>
      <p>{t.intro}</p>
      <KeptNotice kept={form.kept} />
      <FormError>{form.message}</FormError>
      <FormSummary errors={form.errors} labels={{ photos: t.photos }} idOf={form.idOf} />
      <SelectField
        {...form.field('order_line_id')}
        onChange={(event) => choose(event.target.value)}
        label={t.product}
        empty={t.choose}
        required
        options={sent.map((line) => ({
          value: line.id,
          label: `${line.title} · ${packText(line.variant_title, locale)}`,
        }))}
      />
      <SelectField
        {...form.field('kind')}
        label={t.kind}
        empty={t.choose}
        required
        help={form.values.kind === 'reaction' ? t.urgent : undefined}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <Field
        {...form.field('message')}
        label={t.message}
        help={form.values.kind === 'reaction' ? t.reactionHelp : undefined}
        required
        multiline
        minRows={4}
        inputProps={{ maxLength: 2000 }}
      />
      <Field
        {...form.field('lot')}
        label={words.lot}
        help={t.lotHelp}
        optional
        inputProps={{ maxLength: 40 }}
      />
      <Field {...form.field('expires_on')} label={words.expires} type="date" optional />
      <FileDrop
        label={t.photos}
        help={t.photosHelp}
        files={photos.value}
        onChange={photos.set}
        error={form.errors.photos?.[0]}
        {...photoLimits}
      />
    </form>
  )
}
