import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import type { ActionForm } from '../../schema/ActionDialog.tsx'

/** Whose money a refund is: the doctor's commission goes back with it, or the platform's alone. */
export function BearerField<V extends { bearer: string }>(props: {
  form: Pick<ActionForm<V>, 'field' | 'set'>
}) {
  const t = useText(bearerMessages)
  const { value, error } = props.form.field('bearer')
  return (
    <SelectField
      name="bearer"
      label={t.label}
      value={String(value)}
      error={error}
      help={value === 'platform' ? t.platformHelp : t.doctorHelp}
      options={[
        { value: 'doctor', label: t.doctor },
        { value: 'platform', label: t.platform },
      ]}
      onChange={(event) => props.form.set('bearer', event.target.value as V['bearer'])}
    />
  )
}

export const bearerMessages = defineMessages({
  label: ['Who bears it', '負担者'],
  doctor: ['Doctor: the commission goes back', '医師：手数料を減額する'],
  platform: ['Platform: the doctor keeps the commission', '運営：医師の手数料は減額しない'],
  doctorHelp: [
    'For returns and orders that were not wanted.',
    '返品や不要な注文の場合に選びます。',
  ],
  platformHelp: [
    'For goodwill and mistakes of ours. The statement says so.',
    '当店の不備やお詫びの場合に選びます。精算書にも記載されます。',
  ],
  short: {
    doctor: ['Borne by the doctor', '医師負担'],
    platform: ['Borne by the platform', '運営負担'],
  },
})
