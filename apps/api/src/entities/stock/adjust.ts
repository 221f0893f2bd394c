import type { AdminActor, TxCtx } from '../../context.ts'
import { invalid } from '../errors.ts'
import { stock } from './entity.ts'

type Adjustment = {
  change: number
  lot?: string | null | undefined
  lotExpiresOn?: string | null | undefined
  reason: string
  revision: number
}
type Threshold = { lowThreshold: number; bin?: string | null | undefined; revision: number }

/** Brings the shelf to what was counted. Units that are promised to orders cannot be taken away. */
export const adjustStock = stock.command(
  'adjust',
  {},
  async (_: TxCtx<AdminActor>, before, given: Adjustment): Promise<void> => {
    const { change, lot, lotExpiresOn, reason } = given
    const onHand = before.onHand + change
    if (onHand < before.reserved) throw promised()
    if (change === 0 && lot === undefined) throw nothing()
    await before.save(
      { onHand, lot, lotExpiresOn },
      { before: { on_hand: before.onHand }, after: { on_hand: onHand }, reason },
    )
  },
)

/** From when on a variant is low, and in which bin it lies. */
export const setThreshold = stock.command(
  'threshold',
  {},
  async (_: TxCtx<AdminActor>, before, change: Threshold): Promise<void> => {
    const { lowThreshold, bin = before.bin } = change
    await before.save(
      { lowThreshold, bin },
      {
        before: { low_threshold: before.lowThreshold, bin: before.bin },
        after: { low_threshold: lowThreshold, bin },
      },
    )
  },
)

const promised = () =>
  invalid('change', 'RESERVED', {
    en: 'More units than this are reserved for orders.',
    ja: '注文に引き当て済みの数量を下回ります。',
  })
const nothing = () =>
  invalid('change', 'NOTHING_TO_CHANGE', {
    en: 'Enter the number of units to add or remove.',
    ja: '増減する数量を入力してください。',
  })
