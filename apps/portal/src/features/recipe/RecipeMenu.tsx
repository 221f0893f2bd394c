import MoreHoriz from '@mui/icons-material/MoreHoriz'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ListRow } from '@officina/client/query'
import { useLocale, useText } from '@officina/ui/text'
import { lazy, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '../useMe.ts'
import { commandMessages } from './commandMessages.ts'
import { type Command, RecipeCommand } from './RecipeCommand.tsx'
import { savePdf } from './savePdf.ts'

const CopyToMine = lazy(() =>
  import('../myRecipe/CopyToMine.tsx').then((m) => ({ default: m.CopyToMine })),
)
type Row = ListRow<'/api/doctor/recipes'>
const commands = ['resume', 'remind', 'resend', 'hold', 'cancel', 'void', 'delete'] as const

/** The menu of a recipe in a list: what can be done in its present state, each asked about first. */
export function RecipeMenu({ recipe, name }: { recipe: Row; name: string }) {
  const t = useText(commandMessages)
  const locale = useLocale()
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [command, setCommand] = useState<Command>()
  const [copying, setCopying] = useState(false)
  const isReadOnly = useMe('doctor').status !== 'approved'
  const may = (action: Row['actions'][number]) => !isReadOnly && recipe.actions.includes(action)
  const builder = (mode: string) => `/doctors/recipes/registration?mode=${mode}&recipe=${recipe.id}`
  const links = [
    may('edit') && ['edit', recipe.status === 'draft' ? t.editDraft : t.edit],
    may('renew') && ['renew', t.renew],
    may('copy') && ['copy', t.copy],
  ].filter((link): link is [string, string] => Boolean(link))
  const choose = (next: Command) => {
    setAnchor(null)
    setCommand(next)
  }
  return (
    <>
      <IconButton
        aria-label={t.actions(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {links.map(([mode, label]) => (
          <MenuItem key={mode} component={Link} to={builder(mode)}>
            {label}
          </MenuItem>
        ))}
        {may('copy') && (
          <MenuItem
            onClick={() => {
              setAnchor(null)
              setCopying(true)
            }}
          >
            {t.toMine}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            setAnchor(null)
            void savePdf(recipe.id, locale)
          }}
        >
          {t.pdf}
        </MenuItem>
        {commands.filter(may).map((each) => (
          <MenuItem key={each} onClick={() => choose(each)}>
            {t[each]}
          </MenuItem>
        ))}
      </Menu>
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
