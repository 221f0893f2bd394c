import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { useText } from '@officina/ui/text'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { MoreMenu } from '../../../../../features/MoreMenu.tsx'
import { commandMessages } from '../../../../../features/recipe/commandMessages.ts'
import type { Recipe } from '../../../../../features/recipe/draft.ts'
import { RecipeCommand } from '../../../../../features/recipe/RecipeCommand.tsx'
import type { Command } from '../../../../../features/recipe/RecipeCommandDialog.tsx'
import { toast } from '../../../../../features/toast.tsx'
import { usePdf } from '../../../../../features/useSaveFile.ts'
import { pathTo } from '../../../../../pathTo.ts'

// what is opened later
const CopyToMine = lazyPart(
  () => import('../../../../../features/myRecipe/dialogs.tsx'),
  'CopyToMine',
)

/** Two or three actions that fit the state; the rest under "More". */
export function RecipeActions(props: {
  recipe: Recipe
  isReadOnly: boolean
  /** The version that it is compared with first. */
  other: string | undefined
}) {
  const { recipe, isReadOnly, other } = props
  const t = useText(commandMessages)
  const [search] = useSearchParams()
  const [command, setCommand] = useOpened<Command>(`recipe ${recipe.id}`)
  const [copying, setCopying] = useState(false)
  const may = (name: Recipe['actions'][number]) => !isReadOnly && recipe.actions.includes(name)
  const builder = (mode: string, version?: 'next') =>
    pathTo('/doctors/recipes/registration', {}, { mode, recipe: recipe.id, version })
  const isDraft = recipe.status === 'draft'
  const rest: [Command, string][] = [
    ['remind', t.remind],
    ['resend', t.resend],
    ['hold', t.hold],
    ['cancel', t.cancel],
    ['void', t.void],
    ['delete', t.delete],
  ]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 5 }}>
      {may('edit') && (
        <Button
          component={Link}
          variant={isDraft ? 'contained' : 'outlined'}
          to={builder('edit', isDraft ? undefined : 'next')}
        >
          {isDraft ? t.editDraft : t.edit}
        </Button>
      )}
      {may('resume') && (
        <Button variant="contained" onClick={() => setCommand('resume')}>
          {t.resume}
        </Button>
      )}
      {may('renew') && (
        <Button component={Link} variant="outlined" to={builder('renew')}>
          {t.renew}
        </Button>
      )}
      <PdfButton recipe={recipe} />
      <MoreMenu
        label={t.more}
        items={[
          ...(may('copy')
            ? [
                { label: t.copy, to: builder('copy') },
                { label: t.toMine, onClick: () => setCopying(true) },
              ]
            : []),
          ...(other ? [{ label: t.compare, to: compareTo(search, recipe.id, other) }] : []),
          ...(isDraft ? [] : [{ label: t.link, onClick: () => copyLink(t.linkCopied) }]),
          ...rest
            .filter(([name]) => may(name))
            .map(([name, label]) => ({ label, onClick: () => setCommand(name) })),
        ]}
      />
      {copying && (
        <CopyToMine
          recipeId={recipe.id}
          name={recipe.title || recipe.label}
          onClose={() => setCopying(false)}
        />
      )}
      {command && (
        <RecipeCommand recipe={recipe} command={command} onClose={() => setCommand(undefined)} />
      )}
    </Box>
  )
}

function PdfButton({ recipe }: { recipe: Recipe }) {
  const t = useText(commandMessages)
  const { pending, save } = usePdf('/api/doctor/recipes/{recipeId}/pdf', recipe.id)
  return (
    <Button variant="outlined" onClick={() => void save()} aria-busy={pending || undefined}>
      {t.pdf}
    </Button>
  )
}

/** The address with the comparison beside the recipe. */
function compareTo(search: URLSearchParams, id: string, other: string): string {
  const next = new URLSearchParams(search)
  next.set('id', id)
  next.set('diff', id)
  next.set('with', other)
  return `?${next}`
}

function copyLink(said: string) {
  void navigator.clipboard?.writeText(location.href).then(() => toast.success(said))
}
