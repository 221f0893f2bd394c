import { Field } from '@officina/ui/Field'
import { productWord } from '@officina/ui/productWords.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useId } from 'react'
import type { BulkCommand, BulkDialogProps } from '../../schema/actions.ts'
import BulkDialog from '../../schema/BulkDialog.tsx'
import { useProductChoices } from './product.ts'

type Values = { category: string }

/** One category for the chosen products; those in use are suggested. */
export default function CategoryDialog(props: BulkDialogProps) {
  const t = useText(messages)
  const locale = useLocale()
  const list = useId()
  const categories = useProductChoices()?.category ?? []
  return (
    <BulkDialog<Values>
      {...props}
      action={setCategory}
      initial={{ category: '' }}
      body={({ category }) => ({ category: category.trim() })}
    >
      {(form) => (
        <>
          <Field {...form.field('category')} label={t.category} inputProps={{ list }} />
          <datalist id={list}>
            {categories.map((each) => (
              <option key={each} value={each}>
                {productWord(each, locale)}
              </option>
            ))}
          </datalist>
        </>
      )}
    </BulkDialog>
  )
}

const products = (n: number) => (n === 1 ? '1 product' : `${n} products`)

const setCategory: BulkCommand = {
  call: 'POST /api/admin/products/set-category',
  label: ['Change category', 'カテゴリーを変更'],
  title: (n: number) => [`Change the category of ${products(n)}`, `${n}件のカテゴリーを変更`],
  text: ['Doctors and patients filter products by it.', '医師と患者の絞り込みで使われます。'],
  done: (n: number) => [`Category of ${products(n)} changed`, `${n}件のカテゴリーを変更しました`],
  refused: (n: number) => [`${products(n)} could not be changed`, `${n}件は変更できませんでした`],
}

const messages = defineMessages({ category: ['Category', 'カテゴリー'] })
