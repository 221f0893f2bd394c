import { defineActions } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'

export type Count = RecordOf<'stock-counts'>

const isCounting = ({ status }: Count) => status === 'counting'
const isInReview = ({ status }: Count) => status === 'review'

export const countActions = defineActions<Count>()({
  review: {
    call: 'POST /api/admin/stock-counts/{stockCountId}/review',
    label: ['Finish counting', '計数を終える'],
    title: ({ number }) => [`Finish counting ${number}?`, `${number} の計数を終えますか？`],
    text: ({ lines, counted }) => [
      counted < lines
        ? `${lines - counted === 1 ? '1 place is not counted and stays as it is' : `${lines - counted} places are not counted and stay as they are`}. Next, you compare the figures with stock.`
        : 'Next, you compare the figures with stock. Nothing changes yet.',
      counted < lines
        ? `${lines}箇所中${lines - counted}箇所が未計数です。その在庫数は変わりません。次に在庫数との差異を確認します。`
        : '次に在庫数との差異を確認します。在庫数はまだ変わりません。',
    ],
    done: ({ number }) => [`Counting of ${number} finished`, `${number} の計数を終えました`],
    when: isCounting,
    main: true,
  },
  confirm: {
    call: 'POST /api/admin/stock-counts/{stockCountId}/confirm',
    label: ['Correct stock', '在庫を修正'],
    title: ({ number }) => [
      `Correct stock to match ${number}?`,
      `${number} に合わせて在庫を修正しますか？`,
    ],
    text: (count) => {
      const n = differences(count).length
      return [
        n === 0
          ? 'Stock and count agree. The count is closed.'
          : n === 1
            ? 'Stock changes in 1 place. This cannot be undone.'
            : `Stock changes in ${n} places. This cannot be undone.`,
        n === 0
          ? '在庫数と一致しています。棚卸しを終了します。'
          : `${n}箇所の在庫数を修正します。この操作は取り消せません。`,
      ]
    },
    done: ({ number }) => [
      `Stock corrected to match ${number}`,
      `${number} に合わせて在庫を修正しました`,
    ],
    fields: { reason: {} },
    when: isInReview,
    main: true,
  },
  recount: {
    call: 'POST /api/admin/stock-counts/{stockCountId}/recount',
    label: ['Count again', '数え直す'],
    title: ({ number }) => [`Count ${number} again?`, `${number} を数え直しますか？`],
    text: [
      'The figures stay and can be changed. Expected quantities are hidden again.',
      '入力した数量は残り、変更できます。在庫数は再び非表示になります。',
    ],
    done: ({ number }) => [`${number} is being counted again`, `${number} の計数を再開しました`],
    when: isInReview,
  },
  discard: {
    call: 'POST /api/admin/stock-counts/{stockCountId}/discard',
    label: ['Discard', '破棄'],
    title: ({ number }) => [`Discard ${number}?`, `${number} を破棄しますか？`],
    text: ['Stock stays as it is.', '在庫数は変わりません。'],
    done: ({ number }) => [`${number} discarded`, `${number} を破棄しました`],
    when: (count) => isCounting(count) || isInReview(count),
    danger: true,
  },
  record: {
    call: 'POST /api/admin/stock-counts/{stockCountId}/record',
    label: ['Add a lot', 'ロットを追加'],
    title: ({ number }) => [`Add a lot to ${number}`, `${number} にロットを追加`],
    text: [
      'For units on the shelf that are not in the list.',
      '棚にあり、一覧にない商品を追加します。',
    ],
    done: ['Lot added', 'ロットを追加しました'],
    fields: { variant_id: {}, lot: {}, expires_on: {}, counted: {} },
    // a place of the list that is counted already is corrected there
    sends: () => ({ seen: null }),
    when: isCounting,
  },
})

/** Places in which stock and count differ. */
export const differences = ({ places }: Count): Count['places'] =>
  places.filter(
    ({ counted, expected }) => counted !== null && expected !== null && counted !== expected,
  )
