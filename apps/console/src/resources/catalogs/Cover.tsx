import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CoverPicture } from '@officina/ui/CoverPicture'
import { errorText } from '@officina/ui/errorText.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'
import { CardSection } from '../../schema/Section.tsx'
import { useReadAgain } from '../../schema/useUndo.tsx'
import { type Catalog, may } from './catalog.ts'

const PictureDialog = lazyPart(() => import('../products/PictureDialog.tsx'))
const DescribeDialog = lazyPart(() => import('../products/DescribeDialog.tsx'))

/** The picture above the catalog, and what it shows. */
export function Cover({ catalog }: { catalog: Catalog }) {
  const t = useText(messages)
  const notify = useNotify()
  const readAgain = useReadAgain()
  const [open, setOpen] = useState<'picture' | 'alt'>()
  const { id, cover, cover_alt: alt, name, revision } = catalog
  const path = `/api/admin/catalogs/${id}/cover`
  const close = () => setOpen(undefined)
  const mayEdit = may('edit')(catalog)
  if (!cover && !mayEdit) return null
  const describe = async (text: string) => {
    await dataProvider.call('PATCH', path, { body: { alt: text, revision } })
    await readAgain('catalogs')
  }
  const remove = async () => {
    try {
      await dataProvider.call('DELETE', path)
      notify(t.removed, { type: 'success' })
    } catch (error) {
      notify(errorText(error), { type: 'error' })
    }
    await readAgain('catalogs')
  }
  return (
    <CardSection aria-label={t.title} title={t.title} sx={{ p: 4 }}>
      <CoverPicture src={cover} alt={alt} drawn={480} sx={{ borderRadius: '8px', mb: 2 }} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: mayEdit ? 3 : 0 }}>
        {cover ? alt : t.none}
      </Box>
      {mayEdit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button size="small" variant="outlined" onClick={() => setOpen('picture')}>
            {cover ? t.replace : t.add}
          </Button>
          {cover && (
            <>
              <Button size="small" onClick={() => setOpen('alt')}>
                {t.describe}
              </Button>
              <Button size="small" onClick={() => void remove()}>
                {t.remove}
              </Button>
            </>
          )}
        </Box>
      )}
      {open === 'picture' && (
        <PictureDialog
          title={t.dialog(name)}
          resource="catalogs"
          path={path}
          part="cover"
          alt={cover ? '' : name}
          verb={t.save}
          onClose={close}
        />
      )}
      {open === 'alt' && <DescribeDialog alt={alt} onSave={describe} onClose={close} />}
    </CardSection>
  )
}

const messages = defineMessages({
  title: ['Cover', '表紙'],
  none: [
    'No cover yet. Pictures of the first products are shown.',
    '表紙はまだありません。先頭の商品の画像が表示されます。',
  ],
  add: ['Add cover', '表紙を追加'],
  replace: ['Replace', '差し替え'],
  describe: ['Edit description', '説明を編集'],
  remove: ['Remove', '削除'],
  removed: ['Cover removed', '表紙を削除しました'],
  dialog: (name: string) => [`Cover of “${name}”`, `「${name}」の表紙`],
  save: ['Save cover', '表紙を保存'],
})
