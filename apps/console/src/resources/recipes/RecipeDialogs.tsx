import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonDialog } from '../../schema/ReasonDialog.tsx'
import type { RecipeDialogProps } from './types.ts'

export function HoldDialog(props: RecipeDialogProps) {
  const t = useText(messages)
  const { id, number, revision } = props.recipe
  return (
    <ReasonDialog
      onClose={props.onClose}
      path={`/api/admin/recipes/${id}/hold`}
      revision={revision}
      title={t.holdTitle(number)}
      consequence={t.holdText}
      verb={t.hold}
      done={t.held(number)}
      help={t.kept}
    />
  )
}

export function VoidDialog(props: RecipeDialogProps) {
  const t = useText(messages)
  const { id, number, revision } = props.recipe
  return (
    <ReasonDialog
      onClose={props.onClose}
      path={`/api/admin/recipes/${id}/void`}
      revision={revision}
      title={t.voidTitle(number)}
      consequence={t.voidText}
      verb={t.void}
      done={t.voided(number)}
      help={t.kept}
      danger
    />
  )
}

export function ResumeDialog({ recipe, onClose }: RecipeDialogProps) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/recipes/${recipe.id}/resume`}
      title={t.resumeTitle(recipe.number)}
      consequence={t.resumeText}
      verb={t.resume}
      done={t.resumed(recipe.number)}
      initial={{}}
      body={() => ({ revision: recipe.revision })}
    />
  )
}

const messages = defineMessages({
  kept: [
    'The doctor reads it on the recipe. It is not in the mails.',
    '医師がレシピの画面で確認できます。メールには記載されません。',
  ],
  holdTitle: (number: string) => [
    `Hold recipe ${number} for safety?`,
    `レシピ ${number} を安全のため停止しますか`,
  ],
  holdText: [
    'Nothing can be ordered from it until an administrator releases it. Doctor and patient are told by mail.',
    '管理者が解除するまで注文できません。医師と患者にメールで通知されます。',
  ],
  hold: ['Hold', '停止する'],
  held: (number: string) => [`${number} is on hold`, `${number} を停止しました`],
  resumeTitle: (number: string) => [
    `Release the hold of recipe ${number}?`,
    `レシピ ${number} の停止を解除しますか`,
  ],
  resumeText: [
    'It can be ordered again. Doctor and patient are told by mail.',
    'ふたたび注文できるようになります。医師と患者にメールで通知されます。',
  ],
  resume: ['Release', '解除する'],
  resumed: (number: string) => [`${number} goes on`, `${number} の停止を解除しました`],
  voidTitle: (number: string) => [
    `Mark recipe ${number} as entered in error?`,
    `レシピ ${number} を誤発行にしますか`,
  ],
  voidText: [
    'The patient no longer sees it, and it cannot be taken back. It stays in the history. The doctor is told by mail.',
    '患者に表示されなくなり、元に戻せません。履歴には残ります。医師にメールで通知されます。',
  ],
  void: ['Mark as error', '誤発行にする'],
  voided: (number: string) => [
    `${number} is marked as entered in error`,
    `${number} を誤発行にしました`,
  ],
})
