import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listQ, useApiMutation } from '@officina/client/query'
import { LabelText } from '@officina/ui/LabelText'
import { LineFields, PackField } from '@officina/ui/LineFields'
import { LineSubstitutes } from '@officina/ui/LineSubstitutes'
import { withPack } from '@officina/ui/recipeLine.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../toast.tsx'
import { type DraftLine, dosageOf } from './draft.ts'
import { productQuery } from './pickerQuery.ts'

type LineEditorProps = {
  line: DraftLine
  onChange: (line: DraftLine) => void
  /** Texts by field of this line. */
  errors?: Record<string, string>
}

/** What the label says, the line's fields, what may be sent instead, and the doctor's own default. */
export function LineEditor({ line, onChange, errors = {} }: LineEditorProps) {
  return (
    <>
      <Directions line={line} />
      <LineFields
        line={line}
        onChange={onChange}
        errors={errors}
        pack={<Pack line={line} onChange={onChange} />}
      />
      <Substitutes line={line} onChange={onChange} error={errors.substitutes} />
      <SaveDefault line={line} />
    </>
  )
}

type Props = { line: DraftLine; onChange: (line: DraftLine) => void; error?: string | undefined }

/** Read where it is shown: its answer draws that alone, not all fields of the line. */
const useProduct = ({ product_id }: DraftLine) => useQuery(productQuery(product_id)).data

const Directions = ({ line }: { line: DraftLine }) => (
  <LabelText text={useProduct(line)?.label_directions} />
)

const Pack = ({ line, onChange }: Props) => (
  <PackField
    value={line.variant_id}
    product={useProduct(line)}
    onChoose={(pack) => onChange(withPack(line, pack))}
  />
)

/** What may be sent instead: the product's other packs, or what the doctor finds. */
function Substitutes(props: Props) {
  const [text, setText] = useState('')
  const product = useProduct(props.line)
  const found = useQuery({
    ...listQ('/api/doctor/products', {
      params: { query: { range: [0, 4], filter: { q: text } } },
    }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  }).data
  return (
    <LineSubstitutes
      {...props}
      text={text}
      onText={setText}
      product={product}
      found={found?.data}
    />
  )
}

const path = '/api/doctor/products/{productId}/dosage-default'
const reread = { invalidates: ['/api/doctor/products'] } as const

/** Keeps the dosage of a line as the doctor's own for its product; it is used when the product is added. */
function SaveDefault({ line }: { line: DraftLine }) {
  const t = useText(messages)
  const product = useProduct(line)
  const told = (text: string) => ({
    ...reread,
    onSuccess: () => toast.success(text),
    onError: toast.failed,
  })
  const save = useApiMutation('post', path, told(t.defaultSaved))
  const forget = useApiMutation('delete', path, told(t.defaultForgotten))
  const params = { path: { productId: line.product_id } }
  if (!product?.recommendable) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, ml: -2 }}>
      <Button
        aria-busy={save.isPending || undefined}
        onClick={() => save.mutate({ params, body: dosageOf(line) })}
      >
        {t.saveDefault}
      </Button>
      {product.my_default && (
        <Button onClick={() => forget.mutate({ params })}>{t.forgetDefault}</Button>
      )}
    </Box>
  )
}

const messages = defineMessages({
  saveDefault: ['Save dosage for this product', 'この商品の用法・用量を保存'],
  forgetDefault: ['Delete saved dosage', '保存した用法・用量を削除'],
  defaultSaved: [
    'Dosage saved. It is used when you add this product.',
    '用法・用量を保存しました。この商品を追加すると使われます。',
  ],
  defaultForgotten: ['Saved dosage deleted', '保存した用法・用量を削除しました'],
})
