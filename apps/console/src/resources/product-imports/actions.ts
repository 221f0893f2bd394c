import type { components } from '@officina/openapi/schema'
import { defineActions } from '../../schema/actions.ts'

type ProductImport = components['schemas']['ProductImport']

export const importActions = defineActions<ProductImport>()({
  undo: {
    call: 'POST /api/admin/product-imports/{productImportId}/undo',
    label: ['Undo import', '取り込みを取り消す'],
    title: ({ number }) => [`Undo import ${number}?`, `取り込み ${number} を取り消しますか`],
    text: [
      'Products, packs, prices and catalogs return to what they were, and stock is corrected back. New products are deleted, or taken off sale if something refers to them. Nothing is undone if a pack has been sold or changed since.',
      '商品・規格・価格・カタログを取り込み前の内容に戻し、在庫数も元に戻します。新しい商品は削除されるか、使用されている場合は販売対象から外れます。取り込み後に販売または変更された規格があるときは、取り消しは行われません。',
    ],
    done: ({ number }) => [`Import ${number} undone`, `取り込み ${number} を取り消しました`],
    when: ({ undone_at }) => undone_at === null,
    danger: true,
    main: true,
  },
})
