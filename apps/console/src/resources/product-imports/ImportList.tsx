import { defineMessages, useText } from '@officina/ui/text'
import { SchemaList } from '../../schema/SchemaList.tsx'

/** Which files of products were imported, by whom, and what they changed. */
export default function ImportList() {
  const t = useText(messages)
  return <SchemaList resource="product-imports" empty={{ title: t.empty, text: t.emptyText }} />
}

const messages = defineMessages({
  empty: ['No imports yet', '取り込みはまだありません'],
  emptyText: [
    'Imports that changed products are listed here and can be undone.',
    '商品を変更した取り込みがここに表示され、取り消すことができます。',
  ],
})
