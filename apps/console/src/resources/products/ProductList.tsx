import '@officina/openapi/resources/products'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { statusTones } from '@officina/shared/status/words'
import { ProductImage } from '@officina/ui/ProductImage'
import { productWord } from '@officina/ui/productWords.ts'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { None } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { hostedBulk, productBulk } from './bulkActions.ts'
import { ExportPacks } from './ExportPacks.tsx'
import { ImportProducts } from './ImportProducts.tsx'
import { PriceCell } from './PriceCell.tsx'
import { type ProductRow, useProductChoices } from './product.ts'
import { StockCell } from './StockCell.tsx'

/** Every product of the shop: what it costs, how much is left, and how many recipes need it. */
export default function ProductList() {
  const t = useText(messages)
  const locale = useLocale()
  const choices = useProductChoices()
  const { connected_shop: shop } = useMe()
  return (
    <SchemaList
      resource="products"
      actions={
        <>
          <ExportPacks />
          {shop ? <ShopifyLink shop={shop} /> : <ImportProducts />}
        </>
      }
      choices={choices && { category: choices.category, brand: choices.brand, tag: choices.tag }}
      cells={{
        title: (row) => (
          <Box component="span" sx={named}>
            <ProductImage product={row as ProductRow} size={32} decorative />
            <Box component="span" sx={cut}>
              {row.title}
            </Box>
          </Box>
        ),
        // a chip is for what is not as usual
        status: (row) =>
          row.status === 'active' ? t.active : <Status kind="product" value={row.status ?? ''} />,
        category: (row) => productWord(row.category ?? '', locale),
        form: (row) => productWord(row.form ?? '', locale),
        price: (row) => <PriceCell row={row as ProductRow} />,
        stock: (row) => <StockCell row={row as ProductRow} />,
        recipes: (row) => (row.recipes ? row.recipes : <None />),
      }}
      bulk={shop ? hostedBulk : productBulk}
      empty={{ title: t.empty, text: shop ? t.emptyOfShop : t.emptyText }}
    />
  )
}

/** Where the products are added and changed instead. */
function ShopifyLink({ shop }: { shop: string }) {
  const t = useText(messages)
  const address = `https://${shop}/admin/products`
  return (
    <Button variant="outlined" href={address} target="_blank" rel="noreferrer">
      {t.shopify}
    </Button>
  )
}

const named = { display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }

const messages = defineMessages({
  active: [statusTones.product.active[1], statusTones.product.active[2]],
  empty: ['No products yet', '商品はまだありません'],
  shopify: ['Edit products in Shopify', 'Shopifyで商品を編集'],
  emptyOfShop: [
    'Publish products to Officina in the Shopify admin. They appear within an hour.',
    'Shopify管理画面で商品をOfficinaに公開してください。1時間以内に表示されます。',
  ],
  emptyText: [
    'Add a product, or import your products from a CSV file.',
    '商品を追加するか、CSVファイルから取り込んでください。',
  ],
})
