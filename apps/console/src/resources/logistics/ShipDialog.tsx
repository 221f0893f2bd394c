import { statusOptions } from '@officina/shared/status/words'
import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { specOf } from '../../schema/spec.ts'
import { optionsOf } from '../../schema/words.ts'
import type { ParcelDialogProps } from './types.ts'

/** The carrier takes the parcel: from here the patient follows it. */
export function ShipDialog({ parcel, onClose }: ParcelDialogProps) {
  const t = useText(messages)
  const locale = useLocale()
  const carrier = specOf('shipments').fields.carrier
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/shipments/${parcel.id}/ship`}
      title={t.shipTitle(parcel.number)}
      consequence={t.shipText}
      verb={t.ship}
      done={t.shipped(parcel.number)}
      initial={{ carrier: '', tracking_no: '' }}
      body={(values) => values}
    >
      {(form) => (
        <>
          <SelectField
            {...form.field('carrier')}
            label={t.carrier}
            required
            empty={t.choose}
            options={carrier ? optionsOf(carrier, locale) : []}
          />
          <Field
            {...form.field('tracking_no')}
            label={t.tracking}
            help={t.trackingHelp}
            required
            inputProps={{ maxLength: 40 }}
          />
        </>
      )}
    </ActionDialog>
  )
}

/** Something went wrong on the way. */
export function ExceptionDialog({ parcel, onClose }: ParcelDialogProps) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/shipments/${parcel.id}/exception`}
      title={t.problemTitle(parcel.number)}
      consequence={t.problemText}
      verb={t.report}
      done={t.reported(parcel.number)}
      initial={{ code: '', note: '' }}
      body={(values) => ({ ...values, note: values.note || null })}
    >
      {(form) => (
        <>
          <SelectField
            {...form.field('code')}
            label={t.problem}
            required
            empty={t.choose}
            options={statusOptions('shipment_exception', locale)}
          />
          <Field
            {...form.field('note')}
            label={t.note}
            optional
            multiline
            minRows={2}
            inputProps={{ maxLength: 500 }}
          />
        </>
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  shipTitle: (number: string) => [`Hand ${number} to the carrier`, `${number} を発送`],
  shipText: [
    'The stock leaves the house, the commission is written, and the patient gets the tracking link by mail.',
    '在庫が引き落とされ、手数料が計上され、患者に追跡リンクがメールで送られます。',
  ],
  ship: ['Ship', '発送する'],
  shipped: (number: string) => [`${number} is on its way`, `${number} を発送しました`],
  carrier: ['Carrier', '配送会社'],
  choose: ['Choose', '選択してください'],
  tracking: ['Tracking number', 'お問い合わせ番号'],
  trackingHelp: ['Letters, digits, spaces and hyphens.', '半角の英数字、空白、ハイフン'],
  problemTitle: (number: string) => [
    `Report a problem with ${number}`,
    `${number} のトラブルを報告`,
  ],
  problemText: [
    'Its commission waits until the problem is solved: send again, refund or deliver.',
    '再発送、返金、お届けのいずれかで解決するまで、手数料は確定しません。',
  ],
  report: ['Report problem', '報告する'],
  reported: (number: string) => [
    `The problem with ${number} is noted`,
    `${number} のトラブルを記録しました`,
  ],
  problem: ['Problem', 'トラブルの種類'],
  note: ['Note', 'メモ'],
})
