import { useApiMutation } from '@officina/client/query'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { useText } from '@officina/ui/text'
import { type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { MoreItem } from '../MoreItems.tsx'
import { toast } from '../toast.tsx'
import { changedByMyRecipe } from './queries.ts'
import { myRecipeWords } from './words.ts'

const NameDialog = lazyWithRetry(() =>
  import('./NameDialog.tsx').then((m) => ({ default: m.NameDialog })),
)

type Set = { id: string; title: string; status: 'active' | 'archived'; revision: number }
type Command = 'rename' | 'archive' | 'delete'
const path = '/api/doctor/my-recipes/{recipeId}'
const failed = (error: { message: string }) => toast.error(errorText(error))

/**
 * What can be done with a set, as items of a menu, and the dialog that is open. `revision` is asked for
 * when a step is sent; `onDone` hears what was done to this set.
 */
export function useMyRecipeCommands(options: {
  set: Set
  deletable?: boolean
  renamable?: boolean
  revision?: () => Promise<number | undefined>
  onDone?: (command: Command | 'restore') => void
}): { items: MoreItem[]; dialog: ReactNode } {
  const t = useText(myRecipeWords)
  const navigate = useNavigate()
  const { set, onDone } = options
  const [command, setCommand] = useOpened<Command>(`set ${set.id}`)
  const params = { path: { recipeId: set.id } }
  const done = (name: Command | 'restore', text: string) => ({
    invalidates: changedByMyRecipe,
    onSuccess: () => {
      setCommand(undefined)
      toast.success(text)
      onDone?.(name)
    },
  })
  const rename = useApiMutation('patch', path, done('rename', t.renamed))
  const remove = useApiMutation('delete', path, done('delete', t.deleted(set.title)))
  const archive = useApiMutation('post', `${path}/archive`, done('archive', t.archived(set.title)))
  const restore = useApiMutation('post', `${path}/restore`, {
    ...done('restore', t.restored(set.title)),
    onError: failed,
  })
  const copy = useApiMutation('post', '/api/doctor/my-recipes', {
    invalidates: changedByMyRecipe,
    onSuccess: (made) => {
      toast.success(t.duplicated(made.title))
      void navigate(`/doctors/my-recipe/${made.id}`)
    },
    onError: failed,
  })
  const revision = async () => (await options.revision?.()) ?? set.revision
  const step = async (mutation: typeof archive) =>
    mutation.mutate({ params, body: { revision: await revision() } })
  const isActive = set.status === 'active'
  const items: MoreItem[] = [
    { label: t.duplicate, onClick: () => copy.mutate({ body: { recipe: set.id } }) },
    ...(isActive && options.renamable
      ? [{ label: t.rename, onClick: () => setCommand('rename') }]
      : []),
    ...(isActive ? [{ label: t.archive, onClick: () => setCommand('archive') }] : []),
    ...(isActive ? [] : [{ label: t.restore, onClick: () => void step(restore) }]),
    ...(options.deletable ? [{ label: t.delete, onClick: () => setCommand('delete') }] : []),
  ]
  const close = () => setCommand(undefined)
  const asked = { open: true, onClose: close } as const
  const dialog =
    command === 'rename' ? (
      <Suspense>
        <NameDialog
          of={set.id}
          title={t.renameTitle(set.title)}
          verb={t.rename}
          name={set.title}
          pending={rename.isPending}
          error={errorText(rename.error)}
          onName={(title) =>
            rename.mutateAsync({ params, body: { title, revision: set.revision } })
          }
          onClose={close}
        />
      </Suspense>
    ) : command === 'archive' ? (
      <ConfirmDialog
        {...asked}
        title={t.archiveTitle(set.title)}
        consequence={t.archiveText}
        verb={t.archive}
        pending={archive.isPending}
        error={errorText(archive.error)}
        onConfirm={() => void step(archive)}
      />
    ) : command === 'delete' ? (
      <ConfirmDialog
        {...asked}
        title={t.deleteTitle(set.title)}
        consequence={t.deleteText}
        verb={t.delete}
        danger
        pending={remove.isPending}
        error={errorText(remove.error)}
        onConfirm={() => remove.mutate({ params })}
      />
    ) : null
  return { items, dialog }
}
