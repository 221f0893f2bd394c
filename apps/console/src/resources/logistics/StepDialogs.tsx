import { addressLines } from '@officina/shared/addressLines'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { recordPath } from '../recordPath.ts'
import type { ParcelDialogProps } from './types.ts'

type Command = 'pick' | 'in-transit' | 'deliver' | 'reship' | 'close-refunded'

export const PickDialog = (props: ParcelDialogProps) => <Step {...props} command="pick" />
export const InTransitDialog = (props: ParcelDialogProps) => (
  <Step {...props} command="in-transit" />
)
export const DeliverDialog = (props: ParcelDialogProps) => <Step {...props} command="deliver" />
export const ReshipDialog = (props: ParcelDialogProps) => <Step {...props} command="reship" />
export const CloseRefundedDialog = (props: ParcelDialogProps) => (
  <Step {...props} command="close-refunded" />
)

/** A step that asks for nothing but a yes. */
function Step({ parcel, onClose, command }: ParcelDialogProps & { command: Command }) {
  const t = useText(messages)[command]
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/shipments/${parcel.id}/${command}`}
      title={t.title(parcel.number)}
      consequence={
        <>
          {t.consequence}
          {command === 'reship' && <Destination parcel={parcel} />}
        </>
      }
      verb={t.verb}
      done={t.done(parcel.number)}
      initial={{}}
      body={() => ({})}
    />
  )
}

/** Where it would go, and the way to the place where that is corrected. */
function Destination({ parcel }: { parcel: ParcelDialogProps['parcel'] }) {
  const t = useText(messages).reship
  const locale = useLocale()
  const { permissions } = useMe()
  const { address } = parcel
  return (
    <p style={{ marginBottom: 0 }}>
      {t.to} {[address.name, ...addressLines(address, locale)].join(', ')}
      {permissions.includes('order.manage') && (
        <>
          {' · '}
          <Link to={`${recordPath('orders', parcel.order_id)}?tab=edit`}>{t.correct}</Link>
        </>
      )}
    </p>
  )
}

export function CancelParcelDialog({ parcel, onClose }: ParcelDialogProps) {
  const t = useText(messages).cancel
  return (
    <ActionDialog
      open
      onClose={onClose}
      danger
      path={`/api/admin/shipments/${parcel.id}/cancel`}
      title={t.title(parcel.number)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done(parcel.number)}
      initial={{ reason: '' }}
      body={(values) => values}
    >
      {(form) => (
        <Field
          {...form.field('reason')}
          label={t.reason}
          required
          multiline
          minRows={2}
          inputProps={{ maxLength: 500 }}
        />
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  pick: {
    title: (number: string) => [`Start picking ${number}?`, `${number} のピッキングを始めますか`],
    consequence: [
      'Others see that somebody is on it.',
      '作業中であることがほかの担当者にも表示されます。',
    ],
    verb: ['Start picking', 'ピッキング開始'],
    done: (number: string) => [`${number} is being picked`, `${number} のピッキングを始めました`],
  },
  'in-transit': {
    title: (number: string) => [`${number} is on its way?`, `${number} を配送中にしますか`],
    consequence: ['The carrier has scanned the parcel.', '配送会社が荷物を受け付けた状態です。'],
    verb: ['In transit', '配送中にする'],
    done: (number: string) => [`${number} is in transit`, `${number} を配送中にしました`],
  },
  deliver: {
    title: (number: string) => [`${number} has arrived?`, `${number} はお届け済みですか`],
    consequence: [
      'The patient is told by mail, and the waiting time of the commission begins to count.',
      '患者にメールで通知され、手数料の確定までの日数が数えられます。',
    ],
    verb: ['Delivered', 'お届け済みにする'],
    done: (number: string) => [`${number} is delivered`, `${number} をお届け済みにしました`],
  },
  reship: {
    title: (number: string) => [
      `Send the contents of ${number} again?`,
      `${number} の内容を再発送しますか`,
    ],
    consequence: [
      'A new parcel is made from stock. The doctor earns no second commission.',
      '在庫から新しい出荷が作成されます。手数料は二重に計上されません。',
    ],
    verb: ['Send again', '再発送する'],
    done: (number: string) => [
      `A new parcel replaces ${number}`,
      `${number} の代わりの出荷を作成しました`,
    ],
    to: ['It goes to:', 'お届け先：'],
    correct: ['Correct the address', '住所を訂正する'],
  },
  'close-refunded': {
    title: (number: string) => [
      `Close ${number} as refunded?`,
      `${number} を返金済みとして終了しますか`,
    ],
    consequence: [
      'Refund its lines on the order first. Nothing is sent again.',
      '先に注文の画面で返金してください。再発送は行われません。',
    ],
    verb: ['Close parcel', '終了する'],
    done: (number: string) => [`${number} is closed`, `${number} を終了しました`],
  },
  cancel: {
    title: (number: string) => [`Take ${number} apart?`, `${number} を取り消しますか`],
    consequence: [
      'Its units stay reserved for the order and can go into another parcel.',
      '商品の引当は維持され、別の出荷に入れることができます。',
    ],
    verb: ['Take apart', '出荷を取り消す'],
    done: (number: string) => [`${number} is cancelled`, `${number} を取り消しました`],
    reason: ['Reason', '理由'],
  },
})
