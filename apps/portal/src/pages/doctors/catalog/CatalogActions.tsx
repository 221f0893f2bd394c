import Button from '@mui/material/Button'
import { invalidate, rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { useText } from '@officina/ui/text'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { changedByCatalog } from '../../../features/catalog/addItem.ts'
import { catalogWords } from '../../../features/catalog/words.ts'
import { MoreMenu } from '../../../features/MoreMenu.tsx'
import { toast } from '../../../features/toast.tsx'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { messages } from './messages.ts'
import type { Catalog } from './queries.ts'

const NewCatalog = lazyPart(() => import('../../../features/catalog/NewCatalog.tsx'), 'NewCatalog')
const EditPanel = lazyPart(() => import('./EditPanel.tsx'), 'EditPanel')
const ItemsPanel = lazyPart(() => import('./ItemsPanel.tsx'), 'ItemsPanel')
const AddPanel = lazyPart(() => import('./ItemsPanel.tsx'), 'AddPanel')
const Preview = lazyPart(() => import('./Preview.tsx'), 'Preview')

type Open = 'edit' | 'items' | 'add' | 'preview' | 'copy' | 'archive'

/** What can be done with the catalog; an own one can be changed. */
export function CatalogActions({ catalog }: { catalog: Catalog }) {
  const t = useText(messages)
  const words = useText(catalogWords)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useOpened<Open>(`catalog ${catalog.id}`)
  const mayWrite = useMe('doctor').status === 'approved'
  const isMine = catalog.kind === 'doctor'
  const close = () => setOpen(undefined)
  const panel = { catalog, onClose: close, onSaved: revalidate }
  const archive = useApiMutation('post', '/api/doctor/catalogs/{catalogId}/archive', {
    onSuccess: async () => {
      toast.success(words.archived)
      await navigate(pathTo('/doctors/catalogs', {}, { kind: 'doctor' }))
      // only now: the page of the catalog would find nothing any more
      for (const path of changedByCatalog) void invalidate(queryClient, path)
    },
  })
  const item = (name: Open, label: string) => ({ label, onClick: () => setOpen(name) })
  const mine = [item('edit', words.edit), item('items', words.arrange)]
  return (
    <>
      {mayWrite && (
        <Button
          component={Link}
          variant="contained"
          to={pathTo('/doctors/recipes/registration', {}, { catalogId: catalog.id })}
        >
          {t.newRecipe}
        </Button>
      )}
      {isMine && mayWrite && (
        <Button variant="outlined" onClick={() => setOpen('add')}>
          {words.add}
        </Button>
      )}
      <MoreMenu
        label={words.more}
        of={catalog.name}
        items={[
          ...(isMine && mayWrite ? mine : []),
          item('preview', words.preview),
          ...(mayWrite ? [item('copy', words.copy)] : []),
          ...(isMine && mayWrite ? [item('archive', words.archive)] : []),
        ]}
      />
      {open === 'edit' && <EditPanel {...panel} />}
      {open === 'items' && <ItemsPanel {...panel} />}
      {open === 'add' && <AddPanel {...panel} />}
      {open === 'preview' && <Preview {...panel} />}
      {open === 'copy' && <NewCatalog source={catalog} onClose={close} />}
      {open === 'archive' && (
        <ConfirmDialog
          title={words.archiveTitle(catalog.name)}
          consequence={words.archiveText(catalog.drafts_count)}
          verb={words.archive}
          danger
          call={archive}
          onConfirm={() =>
            archive.mutate({
              params: { path: { catalogId: catalog.id } },
              body: { revision: catalog.revision },
            })
          }
          onClose={() => {
            rereadAfterConflict(queryClient, archive.error, changedByCatalog)
            if (archive.error?.status === 409) void revalidate()
            archive.reset()
            close()
          }}
        />
      )}
    </>
  )
}
