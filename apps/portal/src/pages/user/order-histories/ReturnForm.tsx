import { invalidate } from '@officina/client/query'
import { useIdempotencyKey } from '@officina/client/useIdempotencyKey'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { SelectField } from '@officina/ui/SelectField'
import { Space, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { DocumentLink } from '../../../features/legal/DocumentLink.tsx'
import { toast } from '../../../features/toast.tsx'
import { useKeptForm } from '../../../features/useKeptForm.ts'
import { pathTo } from '../../../pathTo.ts'
import type { Order } from './OrderLines.tsx'
import { photoLimits } from './photoLimits.ts'
import { ReturnLines } from './ReturnLines.tsx'
import { returnMessages } from './returnMessages.ts'

const initial = {
  lines: {} as Record<string, number>,
  reason_code: '',
  reason_text: '',
  unopened: false,
}
const reasons = ['not_needed', 'wrong_item', 'damaged', 'other'] as const
/** Where the fault is the shop's, opened products come back too. */
const isFault = (reason: string) => reason === 'wrong_item' || reason === 'damaged'

/** Asks to send goods back: which, how many, why, with photos. */
export function ReturnForm(props: {
  id: string
  order: Order
  onPending: (pending: boolean) => void
  onDone: () => void
}) {
  const { order } = props
  const t = useText(returnMessages)
  const queryClient = useQueryClient()
  const keyOf = useIdempotencyKey()
  const photos = useKeptState<File[]>(`return photos ${order.id}`, [])
  const form = useKeptForm(`return-${order.id}`, initial, submit, (values) => ({
    ...(Object.keys(values.lines).length === 0 ? { lines: [t.chooseLines] } : {}),
    ...(values.reason_code === ''
      ? { reason_code: [t.chooseReason] }
      : values.unopened || isFault(values.reason_code)
        ? {}
        : { unopened: [t.mustBeUnopened] }),
  }))

  async function submit(values: typeof initial) {
    props.onPending(true)
    try {
      const { upload } = await import('@officina/client/transfer')
      const body = formOf(values, photos.value)
      const header = { 'Idempotency-Key': keyOf(body) }
      await upload('post', '/api/patient/orders/{orderId}/returns', {
        params: { path: { orderId: order.id }, header },
        headers: header,
        form: body,
      })
      photos.forget()
      await invalidate(queryClient, '/api/patient/orders')
      toast.success(t.asked)
      props.onDone()
    } catch (error) {
      // what can be returned may have changed in another tab
      void invalidate(queryClient, '/api/patient/orders')
      throw error
    } finally {
      props.onPending(false)
    }
  }

  return (
    <form id={props.id} {...form.formProps}>
      <p>{t.intro}</p>
      <KeptNotice kept={form.kept} />
      <FormError>{form.message}</FormError>
      <FormSummary errors={form.errors} labels={labelsOf(t)} idOf={form.idOf} />
      <ReturnLines
        id={form.idOf('lines')}
        order={order}
        value={form.values.lines}
        error={form.errors.lines?.[0]}
        onChange={(lines) => form.set('lines', lines)}
      />
      <SelectField
        {...form.field('reason_code')}
        label={t.reason}
        empty={t.choose}
        required
        options={reasons.map((value) => ({ value, label: t.reasons[value] }))}
      />
      <Field
        {...form.field('reason_text')}
        label={t.details}
        optional
        multiline
        minRows={3}
        inputProps={{ maxLength: 500 }}
      />
      <FileDrop
        label={t.photos}
        help={t.photosHelp}
        files={photos.value}
        onChange={photos.set}
        error={form.errors.photos?.[0]}
        {...photoLimits}
      />
      {!isFault(form.values.reason_code) && (
        <CheckField {...form.check('unopened')} label={t.unopened} required />
      )}
      <p>
        {t.postage}
        <Space />
        <DocumentLink to={pathTo('/returns-policy')}>{t.policy}</DocumentLink>
      </p>
    </form>
  )
}

function formOf(values: typeof initial, photos: File[]): FormData {
  const form = new FormData()
  const lines = Object.entries(values.lines).map(([order_line_id, quantity]) => ({
    order_line_id,
    quantity,
  }))
  form.append('lines', JSON.stringify(lines))
  form.append('reason_code', values.reason_code)
  if (values.reason_text.trim()) form.append('reason_text', values.reason_text)
  form.append('unopened', String(values.unopened))
  for (const photo of photos) form.append('photos', photo)
  return form
}

const labelsOf = (t: { what: string; reason: string; photos: string }) => ({
  lines: t.what,
  reason_code: t.reason,
  photos: t.photos,
})
