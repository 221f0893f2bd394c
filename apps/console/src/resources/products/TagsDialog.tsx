import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { useId } from 'react'
import type { BulkCommand, BulkDialogProps } from '../../schema/actions.ts'
import BulkDialog from '../../schema/BulkDialog.tsx'
import { useProductChoices } from './product.ts'

type Values = { add: string; remove: string }

/** Tags that the chosen products get or lose; those in use are suggested. */
export default function TagsDialog(props: BulkDialogProps) {
  const t = useText(messages)
  const list = useId()
  const tags = useProductChoices()?.tag ?? []
  return (
    <BulkDialog<Values>
      {...props}
      action={setTags}
      initial={{ add: '', remove: '' }}
      body={({ add, remove }) => ({ add: wordsOf(add), remove: wordsOf(remove) })}
    >
      {(form) => (
        <>
          <Field {...form.field('add')} label={t.add} help={t.help} inputProps={{ list }} />
          <Field {...form.field('remove')} label={t.remove} inputProps={{ list }} />
          <datalist id={list}>
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </>
      )}
    </BulkDialog>
  )
}

const wordsOf = (text: string) =>
  text
    .split(/[,;、，]/)
    .map((word) => word.trim())
    .filter(Boolean)

const products = (n: number) => (n === 1 ? '1 product' : `${n} products`)

const setTags: BulkCommand = {
  call: 'POST /api/admin/products/set-tags',
  label: ['Change tags', 'タグを変更'],
  title: (n: number) => [`Change the tags of ${products(n)}`, `${n}件のタグを変更`],
  text: [
    'Only administrators see tags. Lists are filtered by them.',
    'タグは管理者だけに表示され、一覧の絞り込みに使えます。',
  ],
  done: (n: number) => [`Tags of ${products(n)} changed`, `${n}件のタグを変更しました`],
  refused: (n: number) => [`${products(n)} could not be changed`, `${n}件は変更できませんでした`],
}

const messages = defineMessages({
  add: ['Add', '追加するタグ'],
  remove: ['Remove', '外すタグ'],
  help: ['Separate several with commas.', '複数の場合は「,」で区切ります。'],
})
