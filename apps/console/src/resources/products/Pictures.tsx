import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { lazyPart } from '@officina/ui/lazyPart'
import { ProductImage } from '@officina/ui/ProductImage'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { dataProvider } from '../../providers/dataProvider.ts'
import { useArrangement } from '../../schema/useArrangement.ts'
import { PictureTools } from './PictureTools.tsx'
import { may, type Product } from './product.ts'

const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'))
const DescribeDialog = lazyPart(() => import('./DescribeDialog.tsx'))

/** The pictures in the order in which they are shown; without any, the drawing stands in. */
export function Pictures({ product }: { product: Product }) {
  const t = useText(messages)
  const [open, setOpen] = useState<'add' | { describe: string }>()
  const { list, arrange, move, save, dragged, dragOf } = usePictures(product)
  const { images } = product
  const mayEdit = may('edit_packs')(product)
  const close = () => setOpen(undefined)
  const described = typeof open === 'object' ? open.describe : undefined
  const current = images.find(({ url }) => url === described)
  if (images.length === 0 && !mayEdit) return null
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t.title}
        </Typography>
        {mayEdit && (
          <Button size="small" variant="outlined" onClick={() => setOpen('add')}>
            {t.add}
          </Button>
        )}
      </Box>
      {images.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t.none}</Box>}
      <Box component="ul" ref={list} sx={row}>
        {images.map((image, at) => (
          <Box
            component="li"
            key={image.url}
            draggable={mayEdit && images.length > 1}
            {...dragOf(at, t.moved)}
            sx={{ width: 144, opacity: dragged === at ? 0.5 : 1 }}
          >
            <ProductImage product={{ ...product, title: image.alt, image: image.url }} size={144} />
            <Box sx={words} title={image.alt}>
              {at === 0 && images.length > 1 && <b>{t.cover} · </b>}
              {image.alt}
            </Box>
            {mayEdit && (
              <PictureTools
                name={image.alt}
                isFirst={at === 0}
                isLast={at === images.length - 1}
                onMove={(by) => move(at, at + by, t.moved)}
                onDescribe={() => setOpen({ describe: image.url })}
                onRemove={() =>
                  void arrange(
                    images.filter((each) => each !== image),
                    t.removed,
                  )
                }
              />
            )}
          </Box>
        ))}
      </Box>
      {open === 'add' && (
        <PictureDialog
          title={t.addTitle(product.title)}
          resource="products"
          path={`/api/admin/products/${product.id}/pictures`}
          part="picture"
          alt={`${product.brand} ${product.title}`}
          verb={t.add}
          onClose={close}
        />
      )}
      {current && (
        <DescribeDialog
          alt={current.alt}
          onSave={(alt) => save(images.map((each) => (each === current ? { ...each, alt } : each)))}
          onClose={close}
        />
      )}
    </Card>
  )
}

const row = { listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 4 }
const words = {
  fontSize: '0.75rem',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  mt: 1,
}

/** Sends the pictures that stay in their order; somebody who was faster is not overruled. */
const usePictures = ({ id, revision, images }: Product) =>
  useArrangement({
    resource: 'products',
    items: images,
    keyOf,
    send: (pictures) =>
      dataProvider.call('POST', `/api/admin/products/${id}/pictures/arrange`, {
        body: { pictures, revision },
      }),
  })

const keyOf = ({ url }: Product['images'][number]) => url

const messages = defineMessages({
  title: ['Pictures', '画像'],
  add: ['Add picture', '画像を追加'],
  addTitle: (product: string) => [`Add a picture of ${product}`, `「${product}」の画像を追加`],
  none: [
    'No pictures yet. An illustration is shown instead.',
    '画像はまだありません。商品のイラストが表示されます。',
  ],
  cover: ['Cover', 'メイン画像'],
  moved: ['Order of pictures changed', '画像の順番を変更しました'],
  removed: ['Picture removed', '画像を削除しました'],
})
