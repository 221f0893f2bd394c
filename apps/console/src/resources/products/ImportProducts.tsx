import Button from '@mui/material/Button'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense, useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'

const ImportDialog = lazyWithRetry(() => import('../../schema/ImportDialog.tsx'))

/** The embedded shop's products and their shelves from a file, a pack a row. */
export function ImportProducts() {
  const t = useText(messages)
  const { permissions } = useMe()
  const [open, setOpen] = useState(false)
  if (!permissions.includes('product.manage')) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t.importProducts}
      </Button>
      {open && (
        <Suspense>
          <ImportDialog
            title={t.importProducts}
            text={t.columns}
            path="/api/admin/products/import"
            reader="/api/admin/products/import-file"
            sample={sampleFile}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const sampleFile =
  'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,On hand,Low threshold,Bin\r\nZINC-15-60,Zinc Picolinate 15,Northfield,minerals,capsule,oral,60 capsules,60,capsule,12.50,40,10,A-1\r\n'

const messages = defineMessages({
  importProducts: ['Import products', '商品の取り込み'],
  columns: [
    'One row per pack, identified by its SKU. New packs need SKU, Title, Brand, Category, Form, Use (oral, topical, device or other), Pack, Units per pack, Unit and Price. “Export packs” makes a file with all columns; importing it unchanged changes nothing. Empty cells change nothing. We check the file first. Nothing is imported until you confirm.',
    '1行が1つの容量で、品番で識別します。新しい商品には「品番」「商品名」「ブランド」「分類」「剤形」「用途」（oral、topical、device、other）「容量」「内容量」「単位」「価格」が必要です。「規格を書き出す」で、すべての列を含むファイルを作成できます。そのまま取り込んでも何も変わりません。空欄の項目は変更されません。まず内容を確認します。確定するまで取り込みは行われません。',
  ],
})
