import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { type BulkAction, mostInUrl } from '../../schema/actions.ts'

const products = (n: number) => (n === 1 ? '1 product' : `${n} products`)

const changeTags: BulkAction = {
  label: ['Change tags', 'タグを変更'],
  may: 'product.manage',
  Dialog: lazyWithRetry(() => import('./TagsDialog.tsx')),
}
const exportSelected: BulkAction = {
  label: ['Export selected', '選択分を書き出す'],
  most: mostInUrl,
  file: (ids) => ({ path: '/api/admin/products/export', query: { filter: { id: ids } } }),
}
/** For products that a connected shop keeps: what Officina adds to them. */
export const hostedBulk: readonly BulkAction[] = [changeTags, exportSelected]

export const productBulk: readonly BulkAction[] = [
  {
    label: ['Change prices', '価格を変更'],
    may: 'product.manage',
    Dialog: lazyWithRetry(() => import('./PricesDialog.tsx')),
  },
  {
    label: ['Change category', 'カテゴリーを変更'],
    may: 'product.manage',
    Dialog: lazyWithRetry(() => import('./CategoryDialog.tsx')),
  },
  changeTags,
  {
    label: ['Change catalog', 'カタログを変更'],
    may: 'product.manage',
    Dialog: lazyWithRetry(() => import('./CatalogDialog.tsx')),
  },
  {
    call: 'POST /api/admin/products/activate',
    label: ['Put on sale', '販売を開始'],
    only: {
      when: (row) => row.status !== 'active',
      none: ['These products are already on sale.', '選択した商品はすでに販売中です。'],
    },
    title: (n) => [`Put ${products(n)} on sale?`, `${n}件の販売を開始しますか？`],
    text: [
      'Doctors can recommend them, and patients see them in the catalogs that contain them.',
      '医師がレシピに追加できるようになり、カタログに入っている場合は患者にも表示されます。',
    ],
    done: (n) => [`${products(n)} ${n === 1 ? 'is' : 'are'} on sale`, `${n}件の販売を開始しました`],
    refused: (n) => [
      `${products(n)} could not be put on sale`,
      `${n}件は販売を開始できませんでした`,
    ],
  },
  {
    call: 'POST /api/admin/products/discontinue',
    label: ['Discontinue', '販売を終了'],
    only: {
      when: (row) => row.status === 'active',
      none: ['None of these products is on sale.', '選択した商品は販売中ではありません。'],
    },
    title: (n) => [`Discontinue ${products(n)}?`, `${n}件の販売を終了しますか？`],
    text: [
      'They can no longer be ordered or recommended, and doctors with active recipes that contain them are notified. To name a successor, discontinue a product on its page.',
      '注文とレシピへの追加ができなくなり、有効なレシピで使用している担当医に通知されます。後継商品を指定する場合は、商品のページで終了してください。',
    ],
    done: (n) => [`${products(n)} discontinued`, `${n}件の販売を終了しました`],
    refused: (n) => [
      `${products(n)} could not be discontinued`,
      `${n}件は販売を終了できませんでした`,
    ],
  },
  exportSelected,
]
