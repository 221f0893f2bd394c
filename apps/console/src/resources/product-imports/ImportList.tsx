import '@officina/openapi/resources/product-imports'
import { defineMessages, useText } from '@officina/ui/text'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { ImportProducts } from '../products/ImportProducts.tsx'

/** Which files of products were imported, by whom, and what they changed. */
export default function ImportList() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="product-imports"
      create={<ImportProducts isMain />}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const messages = defineMessages({
  empty: ['No imports yet', '取り込みはまだありません'],
  emptyText: [
    'Imported product files are listed here with their changes, and can be undone.',
    '取り込んだファイルと変更内容がここに表示され、取り消すことができます。',
  ],
})
