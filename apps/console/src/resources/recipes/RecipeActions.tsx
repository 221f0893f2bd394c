import Button from '@mui/material/Button'
import { useOpened } from '@officina/ui/keptInput.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { HoldDialog, ResumeDialog, VoidDialog } from './RecipeDialogs.tsx'
import type { Recipe } from './types.ts'

const dialogs = { resume: ResumeDialog, hold: HoldDialog, void: VoidDialog }
type Action = keyof typeof dialogs

/** What the recipe's state and the administrator's role allow. */
export function RecipeActions({ recipe }: { recipe: Recipe }) {
  const t = useText(messages)
  const [open, setOpen] = useOpened<Action>(`recipe ${recipe.id}`)
  const Dialog = open && dialogs[open]
  return (
    <>
      {recipe.actions.includes('make_template') && (
        <Button component={Link} to={`/recipes/registration?mode=template&recipe=${recipe.id}`}>
          {t.make_template}
        </Button>
      )}
      {(Object.keys(dialogs) as Action[])
        .filter((action) => recipe.actions.includes(action))
        .map((action) => (
          <Button
            key={action}
            variant={action === 'resume' ? 'contained' : 'outlined'}
            color={action === 'void' ? 'error' : 'primary'}
            onClick={() => setOpen(action)}
          >
            {t[action]}
          </Button>
        ))}
      {Dialog && <Dialog recipe={recipe} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const messages = defineMessages({
  make_template: ['Make a template', 'テンプレートを作成'],
  hold: ['Hold for safety', '安全のため停止'],
  resume: ['Release the hold', '停止を解除'],
  void: ['Entered in error', '誤発行にする'],
})
