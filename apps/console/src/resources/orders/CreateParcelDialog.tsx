import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { asRead } from './asRead.ts'
import type { OrderDialogProps } from './OrderPage.tsx'

/** Some units of an order go ahead in a parcel of their own. */
export function CreateParcelDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(messages)
  const lines = order.lines.filter(
    (line) => ['reserved', 'picking', 'packed'].includes(line.line_status) && leftOf(line) > 0,
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/orders/${order.id}/shipments`}
      idempotent
      title={t.title(order.number)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done}
      {...asRead(order)}
      initial={Object.fromEntries(lines.map((line) => [line.id, '0']))}
      body={(values) => ({
        revision: order.revision,
        lines: lines
          .map((line) => ({ order_line_id: line.id, quantity: Number(values[line.id]) || 0 }))
          .filter((line) => line.quantity > 0),
      })}
    >
      {(form) =>
        lines.map((line) => (
          <Field
            key={line.id}
            {...form.field(line.id)}
            label={line.title}
            help={t.left(leftOf(line))}
            type="number"
            inputProps={{ min: 0, max: leftOf(line), step: 1 }}
          />
        ))
      }
    </ActionDialog>
  )
}

const leftOf = (line: OrderDialogProps['order']['lines'][number]) =>
  line.qty_ordered - line.qty_shipped - line.qty_cancelled

const messages = defineMessages({
  en: {
    title: (number: string) => `Make a parcel of order ${number}`,
    consequence:
      'Choose how many units go into it. What is left stays in the parcels that wait to be picked.',
    verb: 'Make parcel',
    done: 'The parcel waits to be picked',
    left: (n: number) => `${n} not shipped yet`,
  },
  ja: {
    title: (number) => `注文 ${number} の出荷を分ける`,
    consequence: '入れる数量を選んでください。残りはピッキング待ちの出荷に残ります。',
    verb: '出荷を作成',
    done: '出荷を作成しました',
    left: (n) => `未発送 ${n}`,
  },
})
