import Button from '@mui/material/Button'
import { lazyPart } from '@officina/ui/lazyPart'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'

const UploadImport = lazyPart(() => import('../product-imports/UploadImport.tsx'))

/** The embedded shop's products and their shelves from a file, a pack a row. */
export function ImportProducts({ isMain = false }: { isMain?: boolean }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const [open, setOpen] = useState(false)
  if (!permissions.includes('product.manage')) return null
  return (
    <>
      <Button variant={isMain ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
        {t.importProducts}
      </Button>
      {open && <UploadImport onClose={() => setOpen(false)} />}
    </>
  )
}

const messages = defineMessages({
  importProducts: ['Import products', '商品を取り込む'],
})
