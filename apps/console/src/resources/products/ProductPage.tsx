import '@officina/openapi/resources/products'
import Alert from '@mui/material/Alert'
import { defineMessages, Space, useText } from '@officina/ui/text'
import { Link, useParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { SchemaCreate } from '../../schema/SchemaCreate.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { NEW } from '../recordPath.ts'
import { productActions } from './actions.ts'
import { productInputs } from './inputs.tsx'
import { Overview } from './Overview.tsx'
import type { Product } from './product.ts'

/** One product: its packs and label at a glance, the form in groups; `new` begins one. */
export default function ProductPage() {
  const { id = '' } = useParams()
  const t = useText(messages)
  const { connected_shop: shop } = useMe()
  if (id === NEW && shop) return <Alert severity="info">{t.notHere}</Alert>
  if (id === NEW)
    return (
      <SchemaCreate
        resource="products"
        inputs={productInputs}
        defaultValues={{ usage_kind: 'oral' }}
      />
    )
  return (
    <SchemaDetail
      resource="products"
      subtitle={({ brand }) => brand}
      inputs={productInputs}
      editFields={({ hosted }) => (hosted ? oursOfProduct : undefined)}
      actions={productActions}
      header={(product) => <Notices product={product} />}
      overview={(product) => <Overview product={product} />}
    />
  )
}

/** What stays with us where a connected shop keeps the product. */
const oursOfProduct = ['allergens', 'commission_override_bp', 'tags'] as const

function Notices({ product }: { product: Product }) {
  const t = useText(messages)
  return (
    <>
      {product.hosted && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.hosted}
        </Alert>
      )}
      {product.status === 'draft' && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {product.variants.length === 0 ? t.noPack : t.draft}
        </Alert>
      )}
      {product.status === 'discontinued' && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {product.status_reason ? t.endedFor(product.status_reason) : t.ended}
          <div>
            {product.successor ? (
              <>
                {t.successor}
                <Space />
                <Link to={`/products/${product.successor.id}`}>{product.successor.title}</Link>
              </>
            ) : (
              t.noSuccessor
            )}
          </div>
        </Alert>
      )}
    </>
  )
}

const messages = defineMessages({
  notHere: [
    'Products are added in the Shopify admin. They appear here within an hour.',
    '商品はShopify管理画面で追加してください。1時間以内にこちらに表示されます。',
  ],
  hosted: [
    'This product comes from your connected shop. Edit title, price, pictures and texts there; only allergens, tags, commission and what Officina adds to packs are edited here.',
    'この商品は接続先のショップで管理されています。商品名・価格・画像・説明はショップで変更してください。ここではアレルゲン、タグ、手数料率、規格の追加項目のみ変更できます。',
  ],
  draft: [
    'This is a draft. Doctors and patients do not see it yet.',
    'この商品は下書きです。医師と患者にはまだ表示されません。',
  ],
  noPack: [
    'This is a draft without packs. Add a pack with a price, then put the product on sale.',
    '規格のない下書きです。価格のある規格を追加してから販売を開始してください。',
  ],
  ended: ['This product is no longer sold.', 'この商品は販売を終了しています。'],
  endedFor: (reason: string) => [
    `This product is no longer sold: ${reason}`,
    `この商品は販売を終了しています：${reason}`,
  ],
  successor: ['Successor:', '後継商品：'],
  noSuccessor: ['It has no successor.', '後継商品はありません。'],
})
