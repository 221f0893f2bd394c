import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { listQ } from '../../providers/queries.ts'
import type { BulkCommand, BulkDialogProps } from '../../schema/actions.ts'
import BulkDialog from '../../schema/BulkDialog.tsx'

type Values = { catalog_id: string; change: string }

const filter = { source: ['hand' as const], status: ['active' as const] }

/** Puts the chosen products into a catalog that is filled by hand, or takes them out. */
export default function CatalogDialog(props: BulkDialogProps) {
  const t = useText(messages)
  const { data } = useQuery(
    listQ('/api/admin/catalogs', {
      params: { query: { range: [0, 99], sort: ['name', 'ASC'], filter } },
    }),
  )
  const catalogs = data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <BulkDialog<Values>
      {...props}
      action={setCatalog}
      initial={{ catalog_id: '', change: 'add' }}
      body={(values) => values}
    >
      {(form) => (
        <>
          <SelectField
            {...form.field('catalog_id')}
            label={t.catalog}
            empty={t.choose}
            options={catalogs}
            required
          />
          <SelectField
            {...form.field('change')}
            label={t.change}
            options={[
              { value: 'add', label: t.add },
              { value: 'remove', label: t.remove },
            ]}
          />
        </>
      )}
    </BulkDialog>
  )
}

const products = (n: number) => (n === 1 ? '1 product' : `${n} products`)

const setCatalog: BulkCommand = {
  call: 'POST /api/admin/products/set-catalog',
  label: ['Change catalog', 'カタログを変更'],
  title: (n: number) => [`Change the catalog of ${products(n)}`, `${n}件のカタログを変更`],
  text: [
    'Catalogs with a rule are not listed: they choose their products themselves.',
    '条件で商品を選ぶカタログは表示されません。',
  ],
  done: (n: number) => [`Catalog of ${products(n)} changed`, `${n}件のカタログを変更しました`],
  refused: (n: number) => [`${products(n)} could not be changed`, `${n}件は変更できませんでした`],
}

const messages = defineMessages({
  catalog: ['Catalog', 'カタログ'],
  choose: ['Choose a catalog', 'カタログを選択'],
  change: ['Change', '変更内容'],
  add: ['Add at the end', '末尾に追加'],
  remove: ['Remove', '外す'],
})
