import { defineActions } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'

type Repeat = RecordOf<'repeats'>

export const repeatActions = defineActions<Repeat>()({
  stop: {
    call: 'POST /api/admin/repeats/{repeatId}/stop',
    label: ['Stop repeat', '定期注文を停止'],
    title: ({ product_title }) => [
      `Stop the repeat of ${product_title}?`,
      `${product_title} の定期注文を停止しますか？`,
    ],
    text: [
      'Nothing more is ordered. The patient gets an email. Only the patient can turn it on again.',
      '今後、注文は行われません。患者にメールで通知されます。再開できるのは患者本人のみです。',
    ],
    verb: ['Stop repeat', '停止する'],
    done: ({ product_title }) => [
      `Repeat of ${product_title} stopped`,
      `${product_title} の定期注文を停止しました`,
    ],
    fields: { reason: {} },
    when: ({ status }) => status !== 'stopped',
    danger: true,
  },
})
