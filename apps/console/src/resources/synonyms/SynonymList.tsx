import '@officina/openapi/resources/synonyms'
import { defineMessages, useText } from '@officina/ui/text'
import { ImportButton } from '../../schema/ImportButton.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'

/** Words that a product search takes for each other, also from a file. */
export default function SynonymList() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="synonyms"
      actions={
        <ImportButton
          title={t.import}
          text={t.columns}
          path="/api/admin/synonyms/import"
          sample={sampleFile}
        />
      }
    />
  )
}

const sampleFile = 'Word,Also searched as,Note\r\nsunscreen,sun cream; sunblock; 日焼け止め,\r\n'

const messages = defineMessages({
  import: ['Import synonyms', '類義語を取り込む'],
  columns: [
    'Columns: Word, Also searched as, Note. Separate several words with semicolons or commas. For a word that already has synonyms, the file replaces them. An empty note keeps the existing one. An exported list can be imported again.',
    '列：語、同じ意味の語、メモ。同じ行の語はセミコロンまたはカンマで区切ります。すでに登録されている語の類義語は、ファイルの内容に置き換わります。メモが空欄の場合、メモは変わりません。書き出した一覧もそのまま取り込めます。',
  ],
})
