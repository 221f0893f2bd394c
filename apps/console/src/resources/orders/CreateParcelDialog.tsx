import { listedInSentence } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { FieldErrors } from '@officina/ui/useServerForm.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { DialogProps } from '../../schema/actions.ts'
import { unitsOf } from '../../schema/units.ts'
import { type Line, leftOf, type Order } from './order.ts'

/** Some units of an order go ahead in a parcel of their own. */
export default function CreateParcelDialog(props: DialogProps<Order>) {
  const { record: order } = props
  const t = useText(messages)
  const locale = useLocale()
  const lines = order.lines.filter(
    (line) => ['reserved', 'picking', 'packed'].includes(line.line_status) && left(line) > 0,
  )
  function left(line: Line) {
    return leftOf(order, line)
  }
  return (
    <ActionDialog
      {...props}
      initial={Object.fromEntries(lines.map((line) => [line.id, '0']))}
      check={(values): FieldErrors =>
        lines.every((line) => unitsOf(values[line.id]) === 0)
          ? { [lines[0]?.id ?? '']: [t.none] }
          : Object.fromEntries(
              lines
                .filter((line) => !isPart(unitsOf(values[line.id]), left(line)))
                .map((line) => [line.id, [t.tooMany(left(line))]]),
            )
      }
      body={(values) => ({
        lines: lines
          .map((line) => ({ order_line_id: line.id, quantity: unitsOf(values[line.id]) }))
          .filter((line) => line.quantity > 0),
      })}
    >
      {(form) =>
        lines.map((line) => (
          <Field
            key={line.id}
            {...form.field(line.id)}
            label={line.title}
            help={t.left(left(line), listedInSentence(waitingIn(order, line), locale))}
            inputProps={{ inputMode: 'numeric' }}
          />
        ))
      }
    </ActionDialog>
  )
}

const isPart = (units: number, left: number): boolean =>
  Number.isInteger(units) && units >= 0 && units <= left

/** Parcels nobody has begun that hold units of the line: what is chosen here leaves them. */
const waitingIn = (order: Order, line: Line): string[] =>
  order.shipments
    .filter((parcel) => parcel.status === 'to_pick' && !parcel.reshipment_of)
    .filter((parcel) => parcel.lines.some((part) => part.order_line_id === line.id))
    .map((parcel) => parcel.number)

const messages = defineMessages({
  left: (n: number, parcels: string) => [
    `${n} not packed yet${parcels && `, now in ${parcels}`}`,
    `未梱包 ${n}点${parcels && `（現在の荷物：${parcels}）`}`,
  ],
  none: ['Choose at least one unit.', '1点以上を選んでください。'],
  tooMany: (n: number) => [
    n === 1 ? 'Only 1 unit is left.' : `Only ${n} units are left.`,
    `残りは${n}点です。`,
  ],
})
