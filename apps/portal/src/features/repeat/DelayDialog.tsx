import { Field } from '@officina/ui/Field'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import type { PatientRepeat, SendAction } from './types.ts'
import { actionWords } from './words.ts'

/** Another day for the next order. The server knows which the recipe allows. */
export default function DelayDialog(props: {
  repeat: PatientRepeat
  send: SendAction
  onClose: () => void
}) {
  const { repeat, onClose } = props
  const t = useText(actionWords)
  const form = useServerForm({ until: repeat.next_on ?? '' }, async ({ until }) => {
    await props.send(repeat, 'delay', { until })
    onClose()
  })
  return (
    <FormDialog
      title={t.delayTitle(repeat.product.title)}
      form={form}
      verb={t.saveDay}
      onClose={onClose}
    >
      <FormError>{form.message}</FormError>
      <Field
        {...form.field('until')}
        label={t.day}
        type="date"
        required
        inputProps={{ min: repeat.first_on, max: repeat.last_on }}
      />
    </FormDialog>
  )
}
