import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { errorText } from '@officina/ui/errorText.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { ProductImage } from '@officina/ui/ProductImage'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense, useState } from 'react'
import { useNotify } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'
import { useReadAgain } from '../../schema/useUndo.tsx'
import { may, type Product } from './product.ts'

const PictureDialog = lazyWithRetry(() => import('./PictureDialog.tsx'))

type Picture = Product['images'][number]

/** The pictures in the order in which they are shown; without any, the drawing stands in. */
export function Pictures({ product }: { product: Product }) {
  const t = useText(messages)
  const [open, setOpen] = useState(false)
  const { arrange, pending } = useArrange(product)
  const { images } = product
  const mayEdit = may('edit_packs')(product)
  if (images.length === 0 && !mayEdit) return null
  const moved = (from: number, to: number) => {
    const next = images.filter((_, at) => at !== from)
    return [...next.slice(0, to), images[from] as Picture, ...next.slice(to)]
  }
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t.title}
        </Typography>
        {mayEdit && (
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            {t.add}
          </Button>
        )}
      </Box>
      {images.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t.none}</Box>}
      <Box component="ul" sx={list}>
        {images.map((image, at) => (
          <Box component="li" key={image.url} sx={{ width: 132 }}>
            <ProductImage product={{ ...product, title: image.alt, image: image.url }} size={132} />
            <Box sx={words} title={image.alt}>
              {image.alt}
            </Box>
            {mayEdit && (
              <Tools
                name={image.alt}
                isFirst={at === 0}
                isLast={at === images.length - 1}
                disabled={pending}
                onMove={(by) => arrange(moved(at, at + by), t.moved)}
                onRemove={() =>
                  arrange(
                    images.filter((each) => each !== image),
                    t.removed,
                  )
                }
              />
            )}
          </Box>
        ))}
      </Box>
      {open && (
        <Suspense>
          <PictureDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Tools(props: {
  name: string
  isFirst: boolean
  isLast: boolean
  disabled: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}) {
  const t = useText(messages)
  const { name, disabled } = props
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton
        size="small"
        aria-label={t.earlier(name)}
        disabled={disabled || props.isFirst}
        onClick={() => props.onMove(-1)}
      >
        <ArrowBack fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t.later(name)}
        disabled={disabled || props.isLast}
        onClick={() => props.onMove(1)}
      >
        <ArrowForward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t.remove(name)}
        disabled={disabled}
        onClick={props.onRemove}
        sx={{ ml: 'auto' }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** Sends the pictures that stay in their order; somebody who was faster is not overruled. */
function useArrange({ id, revision }: Product) {
  const notify = useNotify()
  const readAgain = useReadAgain()
  const [pending, setPending] = useState(false)
  const arrange = async (pictures: readonly Picture[], done: string) => {
    setPending(true)
    try {
      await dataProvider.call('POST', `/api/admin/products/${id}/pictures/arrange`, {
        body: { pictures, revision },
      })
      notify(done, { type: 'success' })
    } catch (error) {
      notify(errorText(error), { type: 'error' })
    }
    await readAgain('products')
    setPending(false)
  }
  return { arrange, pending }
}

const list = { listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 4 }
const words = {
  fontSize: '0.75rem',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  mt: 1,
}

const messages = defineMessages({
  title: ['Pictures', '画像'],
  add: ['Add picture', '画像を追加'],
  none: [
    'No pictures yet. The drawing of the product is shown.',
    '画像はまだありません。商品のイラストが表示されます。',
  ],
  earlier: (name: string) => [`Move “${name}” forward`, `「${name}」を前へ`],
  later: (name: string) => [`Move “${name}” back`, `「${name}」を後ろへ`],
  remove: (name: string) => [`Remove “${name}”`, `「${name}」を削除`],
  moved: ['Order of pictures changed', '画像の順番を変更しました'],
  removed: ['Picture removed', '画像を削除しました'],
})
