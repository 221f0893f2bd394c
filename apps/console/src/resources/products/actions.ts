import { defineNamedActions } from '../../schema/actions.ts'
import type { Product } from './product.ts'

const toPage = (answer: unknown) => `/products/${(answer as { id: string }).id}`

/** Everything that is done to a product as a whole; the first of the main ones is the next step. */
export const productActions = defineNamedActions<Product>()({
  activate: {
    call: 'POST /api/admin/products/{productId}/activate',
    label: ['Put on sale', '販売を開始'],
    title: ({ title }) => [`Put ${title} on sale?`, `「${title}」の販売を開始しますか？`],
    text: [
      'Doctors can recommend it, and patients see it in the catalogs that contain it.',
      '医師がレシピに追加できるようになり、カタログに入っている場合は患者にも表示されます。',
    ],
    done: ({ title }) => [`${title} is on sale`, `「${title}」の販売を開始しました`],
    main: true,
  },
  duplicate: {
    call: 'POST /api/admin/products/{productId}/duplicate',
    label: ['Duplicate', '複製'],
    title: ({ title }) => [`Duplicate ${title}?`, `「${title}」を複製しますか？`],
    text: [
      'The copy is a draft with the same fields and packs. Its SKUs get a number; its barcodes and stock are empty.',
      '同じ内容と規格の下書きを作成します。品番には番号が付き、バーコードと在庫は空になります。',
    ],
    done: ({ title }) => [`Copy of ${title} added`, `「${title}」を複製しました`],
    leadsTo: toPage,
  },
  make_draft: {
    call: 'POST /api/admin/products/{productId}/make-draft',
    label: ['Move to draft', '下書きに戻す'],
    title: ({ title }) => [`Move ${title} back to draft?`, `「${title}」を下書きに戻しますか？`],
    text: [
      'Doctors and patients no longer see it. Nobody has ordered or recommended it yet.',
      '医師と患者に表示されなくなります。まだ注文やレシピでは使用されていません。',
    ],
    done: ({ title }) => [`${title} is a draft again`, `「${title}」を下書きに戻しました`],
  },
  discontinue: {
    call: 'POST /api/admin/products/{productId}/discontinue',
    label: ['Discontinue', '販売を終了'],
    title: ({ title }) => [`Discontinue ${title}?`, `「${title}」の販売を終了しますか？`],
    text: ({ recipes }) => [
      recipes > 0
        ? `${recipes} active ${recipes === 1 ? 'recipe contains' : 'recipes contain'} it. Their doctors are notified and can switch to the successor with one click.`
        : 'It can no longer be ordered or recommended. Past orders keep it.',
      recipes > 0
        ? `有効なレシピ${recipes}件で使用されています。担当医に通知され、後継商品へワンクリックで置き換えられます。`
        : '注文とレシピへの追加ができなくなります。過去の注文には残ります。',
    ],
    done: ({ title }) => [`${title} discontinued`, `「${title}」の販売を終了しました`],
    fields: {
      successor_id: {
        help: [
          'Doctors can replace the product in their recipes with it.',
          '医師はレシピの商品をこの商品に置き換えられます。',
        ],
        among: { status: ['active'] },
        except: ({ id }) => id,
      },
      reason: {
        label: ['Reason (doctors and patients see it)', '理由（医師と患者に表示されます）'],
        help: null,
      },
    },
    danger: true,
  },
  delete: {
    call: 'DELETE /api/admin/products/{productId}',
    label: ['Delete', '削除する'],
    title: ({ title }) => [`Delete ${title}?`, `「${title}」を削除しますか？`],
    text: [
      'The product, its packs and its notes are deleted permanently. Nothing else uses it.',
      '商品・規格・メモは完全に削除されます。ほかの記録では使用されていません。',
    ],
    done: ({ title }) => [`${title} deleted`, `「${title}」を削除しました`],
    leadsTo: () => '/products',
    danger: true,
  },
})
