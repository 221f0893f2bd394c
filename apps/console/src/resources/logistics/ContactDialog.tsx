import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { ParcelDialogProps } from './types.ts'

/** A mail to the patient about a parcel, begun with what its problem calls for. */
export function ContactDialog({ parcel, onClose }: ParcelDialogProps) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/shipments/${parcel.id}/contact`}
      idempotent
      title={t.title(parcel.number)}
      consequence={t.consequence(parcel.address.name)}
      verb={t.verb}
      done={t.done}
      initial={{ text: parcel.exception_code ? t[parcel.exception_code] : '' }}
      body={(values) => values}
    >
      {(form) => (
        <Field
          {...form.field('text')}
          label={t.text}
          help={t.textHelp}
          required
          multiline
          minRows={5}
          inputProps={{ maxLength: 2000 }}
        />
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  title: (number: string) => [
    `Write to the patient about ${number}`,
    `${number} について患者に連絡`,
  ],
  consequence: (name: string) => [
    `${name} gets a mail with this text. It stays in the mail log and in the history of the order.`,
    `${name} さんにこの文面のメールが送られ、メール履歴と注文の履歴に残ります。`,
  ],
  verb: ['Send mail', 'メールを送信'],
  done: ['The mail is on its way', 'メールを送信しました'],
  text: ['Text', '本文'],
  textHelp: [
    'The greeting, the order number and the link are added.',
    '宛名、注文番号、リンクは自動で入ります。',
  ],
  lost: [
    'The carrier cannot find your parcel. May we send it again, or would you like your money back?',
    '配送会社でお荷物の所在が確認できておりません。再発送と返金のどちらをご希望でしょうか。',
  ],
  damaged: [
    'Your parcel was damaged on the way. May we send it again, or would you like your money back?',
    '配送中にお荷物が破損いたしました。再発送と返金のどちらをご希望でしょうか。',
  ],
  address: [
    'The carrier could not find your address. Are the street, the house number and the postal code right?',
    '配送会社がお届け先を確認できませんでした。番地、建物名、郵便番号に誤りがないかお知らせください。',
  ],
  refused: [
    'The carrier tells us that the parcel was refused. Shall we send it again, or would you like your money back?',
    'お荷物が受取辞退となりました。再発送と返金のどちらをご希望でしょうか。',
  ],
  returned: [
    'Your parcel came back to us. Shall we send it again to the same address, or to another one?',
    'お荷物が当店に返送されました。同じご住所、または別のご住所への再発送をご希望でしょうか。',
  ],
})
