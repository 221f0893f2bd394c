import { useApiMutation } from '@officina/client/query'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { useText } from '@officina/ui/text'
import { NameDialog } from './NameDialog.tsx'
import { changedByMyRecipe } from './queries.ts'
import { myRecipeWords } from './words.ts'

export type NamedSet = {
  id: string
  title: string
  status: 'active' | 'archived'
  revision: number
}
export type SetCommand = 'rename' | 'archive' | 'delete'
const path = '/api/doctor/my-recipes/{recipeId}'

/** What is asked before a set is renamed, archived or deleted. `revision` is asked for when an archiving is sent. */
export function SetDialog(props: {
  set: NamedSet
  command: SetCommand
  revision: () => Promise<number>
  onDone: (command: SetCommand, text: string) => void
  onClose: () => void
}) {
  const t = useText(myRecipeWords)
  const { set, command, onClose } = props
  const params = { path: { recipeId: set.id } }
  const done = (text: string) => ({
    invalidates: changedByMyRecipe,
    onSuccess: () => props.onDone(command, text),
  })
  const rename = useApiMutation('patch', path, done(t.renamed))
  const remove = useApiMutation('delete', path, done(t.deleted(set.title)))
  const archive = useApiMutation('post', `${path}/archive`, done(t.archived(set.title)))
  if (command === 'rename')
    return (
      <NameDialog
        of={set.id}
        title={t.renameTitle(set.title)}
        verb={t.rename}
        name={set.title}
        pending={rename.isPending}
        error={errorText(rename.error)}
        onName={(title) => rename.mutateAsync({ params, body: { title, revision: set.revision } })}
        onClose={onClose}
      />
    )
  if (command === 'archive')
    return (
      <ConfirmDialog
        open
        title={t.archiveTitle(set.title)}
        consequence={t.archiveText}
        verb={t.archive}
        pending={archive.isPending}
        error={errorText(archive.error)}
        onConfirm={async () =>
          archive.mutate({ params, body: { revision: await props.revision() } })
        }
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      open
      title={t.deleteTitle(set.title)}
      consequence={t.deleteText}
      verb={t.delete}
      danger
      pending={remove.isPending}
      error={errorText(remove.error)}
      onConfirm={() => remove.mutate({ params })}
      onClose={onClose}
    />
  )
}
