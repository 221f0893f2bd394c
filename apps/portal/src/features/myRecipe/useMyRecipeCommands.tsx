import { useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import type { MoreItem } from '../MoreItems.tsx'
import { toast } from '../toast.tsx'
import type { NamedSet, SetCommand } from './dialogs.tsx'
import { changedByMyRecipe } from './queries.ts'
import { myRecipeWords } from './words.ts'

const SetDialog = lazyPart(() => import('./dialogs.tsx'), 'SetDialog')

const failed = (error: { message: string }) => toast.error(errorText(error))

/**
 * What can be done with a set, as items of a menu, and the dialog that is open. `revision` is asked for
 * when a step is sent; `onDone` hears what was done to this set, and the dialog closes after it: what is chosen next
 * sends the new revision.
 */
export function useMyRecipeCommands(options: {
  set: NamedSet
  deletable?: boolean
  renamable?: boolean
  revision?: () => Promise<number | undefined>
  onDone?: (command: SetCommand | 'restore') => Promise<void> | void
}): { items: MoreItem[]; dialog: ReactNode } {
  const t = useText(myRecipeWords)
  const navigate = useNavigate()
  const { set, onDone } = options
  const [command, setCommand] = useOpened<SetCommand>(`set ${set.id}`)
  const done = async (name: SetCommand | 'restore', text: string) => {
    await onDone?.(name)
    setCommand(undefined)
    toast.success(text)
  }
  const restore = useApiMutation('post', '/api/doctor/my-recipes/{recipeId}/restore', {
    invalidates: changedByMyRecipe,
    onSuccess: () => done('restore', t.restored(set.title)),
    onError: failed,
  })
  const copy = useApiMutation('post', '/api/doctor/my-recipes', {
    invalidates: changedByMyRecipe,
    onSuccess: (made) => {
      toast.success(t.duplicated(made.title))
      void navigate(pathTo('/doctors/my-recipe/:recipeId', { recipeId: made.id }))
    },
    onError: failed,
  })
  const revision = async () => (await options.revision?.()) ?? set.revision
  const putBack = async () =>
    restore.mutate({
      params: { path: { recipeId: set.id } },
      body: { revision: await revision() },
    })
  const isActive = set.status === 'active'
  const items: MoreItem[] = [
    { label: t.duplicate, onClick: () => copy.mutate({ body: { recipe: set.id } }) },
    ...(isActive && options.renamable
      ? [{ label: t.rename, onClick: () => setCommand('rename') }]
      : []),
    isActive
      ? { label: t.archive, onClick: () => setCommand('archive') }
      : { label: t.restore, disabled: restore.isPending, onClick: () => void putBack() },
    ...(options.deletable ? [{ label: t.delete, onClick: () => setCommand('delete') }] : []),
  ]
  const dialog = command && (
    <SetDialog
      set={set}
      command={command}
      revision={revision}
      onDone={done}
      onClose={() => setCommand(undefined)}
    />
  )
  return { items, dialog }
}
