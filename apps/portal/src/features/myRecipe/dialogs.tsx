import { useApiMutation } from '@officina/client/query'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { Field } from '@officina/ui/Field'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { toast } from '../toast.tsx'
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
  onDone: (command: SetCommand, text: string) => Promise<void>
  onClose: () => void
}) {
  const t = useText(myRecipeWords)
  const own = useText(messages)
  const { set, command, onClose } = props
  const params = { path: { recipeId: set.id } }
  const done = (text: string) => ({
    invalidates: changedByMyRecipe,
    onSuccess: () => props.onDone(command, text),
  })
  const rename = useApiMutation('patch', path, done(own.renamed))
  const remove = useApiMutation('delete', path, done(own.deleted(set.title)))
  const archive = useApiMutation('post', `${path}/archive`, done(own.archived(set.title)))
  if (command === 'rename')
    return (
      <NameDialog
        of={set.id}
        title={own.renameTitle(set.title)}
        verb={t.rename}
        name={set.title}
        call={rename}
        onName={(title) => rename.mutateAsync({ params, body: { title, revision: set.revision } })}
        onClose={onClose}
      />
    )
  if (command === 'archive')
    return (
      <ConfirmDialog
        title={own.archiveTitle(set.title)}
        consequence={own.archiveText}
        verb={t.archive}
        call={archive}
        onConfirm={async () =>
          archive.mutate({ params, body: { revision: await props.revision() } })
        }
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={own.deleteTitle(set.title)}
      consequence={own.deleteText}
      verb={t.delete}
      danger
      call={remove}
      onConfirm={() => remove.mutate({ params })}
      onClose={onClose}
    />
  )
}

/** Names a new set and opens it. */
export function NewDialog({ onClose }: { onClose: () => void }) {
  const own = useText(messages)
  const navigate = useNavigate()
  const create = useApiMutation('post', '/api/doctor/my-recipes', {
    invalidates: changedByMyRecipe,
    onSuccess: (made) =>
      void navigate(pathTo('/doctors/my-recipe/:recipeId', { recipeId: made.id })),
  })
  return (
    <NameDialog
      of="a new set"
      title={own.newTitle}
      text={own.newText}
      verb={own.create}
      call={create}
      onName={(title) => create.mutateAsync({ body: { title } })}
      onClose={onClose}
    />
  )
}

/** Makes a set of a patient's recipe: products, dosages and reasons, nothing of the patient. */
export function CopyToMine(props: { recipeId: string; name: string; onClose: () => void }) {
  const t = useText(myRecipeWords)
  const own = useText(messages)
  const navigate = useNavigate()
  const copy = useApiMutation('post', '/api/doctor/my-recipes', {
    invalidates: changedByMyRecipe,
    onSuccess: (made) => {
      toast.success(t.copied(made.title), {
        action: {
          label: own.open,
          onClick: () =>
            void navigate(pathTo('/doctors/my-recipe/:recipeId', { recipeId: made.id })),
        },
      })
      props.onClose()
    },
  })
  return (
    <NameDialog
      of={`a copy of ${props.recipeId}`}
      title={own.copyTitle}
      text={own.copyText}
      verb={t.copy}
      name={props.name}
      call={copy}
      onName={(title) => copy.mutateAsync({ body: { title, recipe: props.recipeId } })}
      onClose={props.onClose}
    />
  )
}

/** Asks for a name, which is kept under `of` until the answer of `onName` has come or the dialog is left. */
function NameDialog(props: {
  of: string
  title: string
  text?: ReactNode
  verb: string
  name?: string
  call: { isPending: boolean; error: unknown }
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}) {
  const t = useText(myRecipeWords)
  const name = useKeptState(`name ${props.of}`, props.name ?? '')
  const [isMissing, setMissing] = useState(false)
  return (
    <ConfirmDialog
      title={props.title}
      consequence={props.text}
      verb={props.verb}
      call={props.call}
      onConfirm={async () => {
        const given = name.value.trim()
        setMissing(!given)
        if (!given) return
        await props.onName(given)
        name.forget()
      }}
      isTyped={name.value !== (props.name ?? '')}
      onClose={() => {
        name.forget()
        props.onClose()
      }}
    >
      <Field
        label={t.name}
        help={t.nameHelp}
        value={name.value}
        autoFocus
        error={isMissing && !name.value.trim() ? t.nameMissing : undefined}
        inputProps={{ maxLength: 80 }}
        onChange={(event) => name.set(event.target.value)}
      />
    </ConfirmDialog>
  )
}

const messages = defineMessages({
  newTitle: ['Create template', 'テンプレートを作成'],
  newText: [
    'A set of products with dosages and reasons to start recipes from.',
    '商品と用法・用量、理由をまとめておき、レシピ作成時に呼び出せます。',
  ],
  create: ['Create', '作成'],
  copyTitle: ['Copy this recipe to my templates', 'このレシピをマイテンプレートにコピー'],
  copyText: [
    'Products, dosages and reasons are saved for later recipes. The message and patient details are not.',
    '商品・用法・用量・理由を今後のレシピのために残します。メッセージと患者さんの情報は含みません。',
  ],
  open: ['Open', '開く'],
  renameTitle: (name: string) => [`Rename “${name}”`, `「${name}」の名称を変更`],
  renamed: ['Template renamed', 'テンプレートの名称を変更しました'],
  archiveTitle: (name: string) => [`Archive “${name}”?`, `「${name}」をアーカイブしますか？`],
  archiveText: [
    'It is no longer offered when you write a recipe. Recipes made from it stay as they are. You can restore it later.',
    'レシピ作成時に表示されなくなります。このテンプレートから作成したレシピはそのまま残ります。後で元に戻せます。',
  ],
  archived: (name: string) => [`“${name}” archived`, `「${name}」をアーカイブしました`],
  deleteTitle: (name: string) => [`Delete “${name}”?`, `「${name}」を削除しますか？`],
  deleteText: [
    'No recipe was made from it. This cannot be undone.',
    'このテンプレートから作成したレシピはありません。削除すると元に戻せません。',
  ],
  deleted: (name: string) => [`“${name}” deleted`, `「${name}」を削除しました`],
})
