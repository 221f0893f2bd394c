import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { components } from '@officina/openapi/schema'
import { errorText } from '@officina/ui/errorText.ts'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormError } from '@officina/ui/FormError'
import { SidePanel } from '@officina/ui/SidePanel'
import { defineMessages, useText } from '@officina/ui/text'
import { csvTypes } from '@officina/ui/textOfCsv.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dataProvider } from '../../providers/dataProvider.ts'

const maxBytes = 10 * 1024 * 1024

/** Takes a file of products; the page of its import then says what it would change. */
export default function UploadImport({ onClose }: { onClose: () => void }) {
  const t = useText(messages)
  const navigate = useNavigate()
  const [sending, setSending] = useState<File>()
  const [error, setError] = useState<string>()

  async function send(file: File) {
    setSending(file)
    setError(undefined)
    const form = new FormData()
    form.append('file', file)
    try {
      const kept = await dataProvider.upload('/api/admin/product-imports', form)
      navigate(`/product-imports/${(kept as components['schemas']['ProductImport']).id}`)
    } catch (failure) {
      setError(errorText(failure))
      setSending(undefined)
    }
  }

  return (
    <SidePanel
      title={t.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t.close}</Button>}
    >
      <p style={{ marginTop: 0 }}>{t.columns}</p>
      <Button
        component="a"
        download="sample.csv"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${sampleFile}`)}`}
        sx={{ mb: 4, ml: -2 }}
      >
        {t.sample}
      </Button>
      <FileDrop
        label={t.file}
        help={t.bounds}
        required
        accept={csvTypes}
        maxBytes={maxBytes}
        disabled={sending !== undefined}
        onChange={([file]) => file && void send(file)}
      />
      {sending && (
        <>
          <LinearProgress aria-label={t.sending(sending.name)} />
          <p role="status" style={{ overflowWrap: 'anywhere' }}>
            {t.sending(sending.name)}
          </p>
        </>
      )}
      <FormError>{error}</FormError>
    </SidePanel>
  )
}

const sampleFile =
  'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,On hand,Low threshold,Bin\r\nZINC-15-60,Zinc Picolinate 15,Northfield,minerals,capsule,oral,60 capsules,60,capsule,12.50,40,10,A-1\r\n'

const messages = defineMessages({
  title: ['Import products', '商品の取り込み'],
  columns: [
    'One row per pack, identified by its SKU. New packs need SKU, Title, Brand, Category, Form, Use (oral, topical, device or other), Pack, Units per pack, Unit and Price. “Export packs” makes a file with all columns; importing it unchanged changes nothing. Empty cells change nothing. We check the file first. Nothing is imported until you confirm.',
    '1行が1つの規格です。規格は品番で識別します。新しい商品には「品番」「商品名」「ブランド」「カテゴリー」「剤形」「用途」（oral、topical、device、other）「容量」「内容量」「単位」「価格」が必要です。「規格を書き出す」で、すべての列を含むファイルを作成できます。そのまま取り込んでも何も変わりません。空欄の項目は変更されません。まず内容を確認します。確定するまで取り込みは行われません。',
  ],
  file: ['CSV or Excel file', 'CSVまたはExcelファイル'],
  bounds: [
    'CSV or .xlsx, at most 50,000 rows and 10 MB.',
    'CSVまたはExcel（.xlsx）、50,000行・10MBまで',
  ],
  sample: ['Download sample file', 'サンプルファイルをダウンロード'],
  sending: (name: string) => [`Uploading ${name}`, `${name} をアップロードしています`],
  close: ['Cancel', 'キャンセル'],
})
