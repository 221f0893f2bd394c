import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { lazyPart } from '@officina/ui/lazyPart'
import { PageHeader } from '@officina/ui/PageHeader'
import { StatusChip } from '@officina/ui/StatusChip'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRevalidator } from 'react-router'
import { MoreMenu } from '../../../../features/MoreMenu.tsx'
import { builderFor, type MyRecipe, myRecipeQuery } from '../../../../features/myRecipe/queries.ts'
import { asRecipe, mySets } from '../../../../features/myRecipe/store.ts'
import { useMyRecipeCommands } from '../../../../features/myRecipe/useMyRecipeCommands.tsx'
import { myRecipeWords } from '../../../../features/myRecipe/words.ts'
import { type Draft, useDraft } from '../../../../features/recipe/useDraft.ts'
import { SaveNotice } from '../../../../features/saving.tsx'
import { useMe } from '../../../../features/useMe.ts'
import { pathTo } from '../../../../pathTo.ts'
import { messages } from './messages.ts'
import { Panes } from './Panes.tsx'
import { Usage } from './Usage.tsx'

const ReadLines = lazyPart(() => import('./ReadLines.tsx'), 'ReadLines')
const Update = lazyPart(() => import('./Update.tsx'), 'Update')

/** A set: written like a recipe, without a patient. */
export function Editor({ set: loaded }: { set: MyRecipe }) {
  const t = useText(messages)
  const words = useText(myRecipeWords)
  const navigate = useNavigate()
  const onStored = (recipeId: string) =>
    void navigate(pathTo('/doctors/my-recipe/:recipeId', { recipeId }), { replace: true })
  const draft = useDraft(asRecipe(loaded), onStored, mySets)
  // what saving has changed is here; what is written is in the draft
  const set = useQuery({ ...myRecipeQuery(loaded.id), initialData: loaded, enabled: false }).data
  const mayWrite = useMe('doctor').status === 'approved'
  const isOpen = mayWrite && set.status === 'active'
  return (
    <>
      <PageHeader
        title={set.title}
        subtitle={set.source && t.from(set.source.title, set.source.version)}
        chips={
          <>
            <StatusChip tone="draft">{words.version(set.version)}</StatusChip>{' '}
            {set.status === 'archived' && (
              <StatusChip tone="attention">{words.isArchived}</StatusChip>
            )}
          </>
        }
        action={mayWrite && <Actions set={set} draft={draft} />}
      />
      {set.status === 'archived' && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.archivedText}
        </Alert>
      )}
      {isOpen && set.update && <Update set={set} update={set.update} draft={draft} />}
      {isOpen ? (
        <Panes draft={draft} />
      ) : (
        <>
          <SaveNotice draft={draft} />
          <ReadLines set={set} />
        </>
      )}
      <Usage set={set} />
    </>
  )
}

function Actions({ set, draft }: { set: MyRecipe; draft: Draft }) {
  const words = useText(myRecipeWords)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const commands = useMyRecipeCommands({
    set,
    deletable: set.actions.includes('delete'),
    revision: async () => (await draft.flush())?.revision,
    onDone: async (command) => {
      draft.leave()
      if (command === 'delete') await navigate(pathTo('/doctors/my-recipe'))
      else await revalidate()
    },
  })
  // a recipe begins with what is saved
  const begin = async () => (await draft.flush()) && navigate(builderFor(set.id))
  return (
    <>
      {set.actions.includes('use') && (
        <Button variant="contained" onClick={() => void begin()}>
          {words.use}
        </Button>
      )}
      <MoreMenu label={words.more} of={set.title} items={commands.items} />
      {commands.dialog}
    </>
  )
}
