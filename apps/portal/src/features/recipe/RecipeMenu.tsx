import type { ListRow } from '@officina/client/query'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { useLocale, useText } from '@officina/ui/text'
import { Suspense, useState } from 'react'
import { pathTo } from '../../pathTo.ts'
import { MoreMenu } from '../MoreMenu.tsx'
import { useMe } from '../useMe.ts'
import { commandMessages } from './commandMessages.ts'
import { RecipeCommand } from './RecipeCommand.tsx'
import type { Command } from './RecipeCommandDialog.tsx'
import { savePdf } from './savePdf.ts'

const CopyToMine = lazyWithRetry(() =>
  import('../myRecipe/dialogs.tsx').then((m) => ({ default: m.CopyToMine })),
)
type Row = ListRow<'/api/doctor/recipes'>
const commands = ['resume', 'remind', 'resend', 'hold', 'cancel', 'void', 'delete'] as const

/** The menu of a recipe in a list: what can be done in its present state, each asked about first. */
export function RecipeMenu({ recipe, name }: { recipe: Row; name: string }) {
  const t = useText(commandMessages)
  const locale = useLocale()
  const [command, setCommand] = useOpened<Command>(`menu of ${recipe.id}`)
  const [copying, setCopying] = useState(false)
  const isReadOnly = useMe('doctor').status !== 'approved'
  const may = (action: Row['actions'][number]) => !isReadOnly && recipe.actions.includes(action)
  const builder = (mode: string, version?: 'next') =>
    pathTo('/doctors/recipes/registration', {}, { mode, recipe: recipe.id, version })
  const isDraft = recipe.status === 'draft'
  const links = [
    may('edit') &&
      (isDraft
        ? { to: builder('edit'), label: t.editDraft }
        : { to: builder('edit', 'next'), label: t.edit }),
    may('renew') && { to: builder('renew'), label: t.renew },
    may('copy') && { to: builder('copy'), label: t.copy },
  ].filter((link) => link !== false)
  return (
    <>
      <MoreMenu
        iconOnly
        label={t.actions(name)}
        items={[
          ...links,
          ...(may('copy') ? [{ label: t.toMine, onClick: () => setCopying(true) }] : []),
          { label: t.pdf, onClick: () => void savePdf(recipe.id, locale) },
          ...commands
            .filter(may)
            .map((each) => ({ label: t[each], onClick: () => setCommand(each) })),
        ]}
      />
      {copying && (
        <Suspense fallback={null}>
          <CopyToMine recipeId={recipe.id} name={recipe.label} onClose={() => setCopying(false)} />
        </Suspense>
      )}
      {command && (
        <RecipeCommand recipe={recipe} command={command} onClose={() => setCommand(undefined)} />
      )}
    </>
  )
}
