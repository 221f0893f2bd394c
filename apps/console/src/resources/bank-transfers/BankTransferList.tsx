import '@officina/openapi/resources/bank-transfers'
import { defineMessages, useText } from '@officina/ui/text'
import { ImportButton } from '../../schema/ImportButton.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { transferBulk } from './bulkActions.ts'

/** What came in by the bank, by what is left to do with it. */
export default function BankTransferList() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="bank-transfers"
      bulk={transferBulk}
      actions={
        <ImportButton
          title={t.import}
          text={t.formats}
          path="/api/admin/bank-transfers/import"
          sample={sampleFile}
          also={{ label: t.file, accept: ['.xml', '.sta', '.mt940', '.940', 'text/xml'] }}
        />
      }
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const sampleFile =
  'Date,Amount,Payer,Reference,Bank reference\r\n2026-11-20,24.50,Ana Example,Order O-2026-000123,TRF-1\r\n'

const messages = defineMessages({
  import: ['Import bank statement', '入出金明細を取り込む'],
  file: ['Bank statement', '入出金明細のファイル'],
  formats: [
    'Choose the file that your bank offers: CAMT.053 (XML), MT940 or CSV. A CSV needs the columns Date and Amount; Payer, Reference and Bank reference help to match the order. Outgoing payments are skipped, and transfers that were already imported are not added again.',
    '銀行からダウンロードしたファイルを選択してください（CAMT.053（XML）、MT940、CSV）。CSVには「日付」「入金額」の列が必要です。「振込依頼人」「備考」「照会番号」の列があると、注文を照合しやすくなります。出金は取り込まれません。取り込み済みの入金が重複することもありません。',
  ],
  empty: ['No bank transfers here', '入金はありません'],
  emptyText: [
    'Import a bank statement to match each payment with its order.',
    '入出金明細を取り込むと、入金と注文が照合されます。',
  ],
})
