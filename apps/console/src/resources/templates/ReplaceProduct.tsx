import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ApiError } from '@officina/client/errors'
import type { components } from '@officina/openapi/schema'
import { packText } from '@officina/shared/dosage/units'
import { sentences } from '@officina/shared/messages'
import { CheckField } from '@officina/ui/CheckField'
import { FieldLabel } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { SelectField } from '@officina/ui/SelectField'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useUnsavedChangesGuard } from '@officina/ui/useUnsavedChangesGuard'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'
import { listQ, q } from '../../providers/queries.ts'
import type { Replaced } from './actions.ts'
import { ReplaceResults } from './ReplaceResults.tsx'

/** One product in place of another in many templates: choose, look at what would happen, do it. */
export default function ReplaceProduct(props: { onClose: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const titleId = useId()
  const refresh = useRefresh()
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [publish, setPublish] = useState(false)
  const [rows, setRows] = useState<Replaced[]>()
  const [chosen, setChosen] = useState(new Set<string>())
  const [isDone, setDone] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  async function send(isDry: boolean) {
    if (!from || !to) return setError(t.missing)
    setPending(true)
    setError(undefined)
    try {
      const results = await dataProvider.post('/api/admin/templates/replace-product', {
        body: {
          from_variant_id: from,
          to_variant_id: to,
          publish,
          dry_run: isDry,
          ...(isDry ? {} : { template_ids: [...chosen] }),
        },
      })
      setRows(results)
      setDone(!isDry)
      if (isDry)
        setChosen(new Set(results.filter((r) => r.outcome !== 'refused').map((r) => r.template_id)))
      else refresh()
    } catch (failure) {
      const { errors, message } = failure as ApiError
      setError(sentences(Object.values(errors).flat(), locale) || message)
    } finally {
      setPending(false)
    }
  }

  /** What would happen is another thing then. */
  const pick =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      set(value)
      setRows(undefined)
    }
  const button = isDone ? t.close : t.back
  const isTyped = !isDone && (from !== null || to !== null)
  const { leave, notice } = useUnsavedChangesGuard({
    isTyped,
    pending,
    button,
    onClose: props.onClose,
  })
  return (
    <Dialog open onClose={leave} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} component="h2" variant="h2" sx={{ pb: 2 }}>
        {t.title}
      </DialogTitle>
      <DialogContent>
        {!isDone && (
          <>
            <p style={{ marginTop: 0 }}>{t.text}</p>
            <PackPicker label={t.from} onChange={pick(setFrom)} />
            <PackPicker label={t.to} onChange={pick(setTo)} />
            <CheckField
              label={t.publish}
              checked={publish}
              onChange={(event) => pick(setPublish)(event.target.checked)}
            />
          </>
        )}
        <FormError>{error}</FormError>
        {rows?.length === 0 && <EmptyState title={t.none} />}
        {rows && rows.length > 0 && (
          <ReplaceResults
            rows={rows}
            isDone={isDone}
            selection={isDone ? undefined : { keys: chosen, onChange: setChosen }}
          />
        )}
      </DialogContent>
      {notice}
      <DialogActions sx={{ px: 6, pb: 5, gap: 2 }}>
        <Button onClick={props.onClose}>{button}</Button>
        {!isDone && (
          <Button variant="outlined" disabled={pending} onClick={() => void send(true)}>
            {t.preview}
          </Button>
        )}
        {!isDone && rows && chosen.size > 0 && (
          <Button variant="contained" disabled={pending} onClick={() => void send(false)}>
            {t.replace(chosen.size)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

type Product = components['schemas']['ProductSummary']

/** Finds a product by typing and one of its packs; reports the pack's id. */
function PackPicker(props: { label: string; onChange: (variantId: string | null) => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const id = useId()
  const [product, setProduct] = useState<Product | null>(null)
  const [variantId, setVariantId] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed === product?.title ? '' : typed)
  const found = useQuery({
    ...listQ('/api/admin/products', {
      params: { query: { range: [0, 19], filter: text ? { q: text } : {} } },
    }),
    placeholderData: keepPreviousData,
  })
  const { data: whole } = useQuery({
    ...q('/api/admin/products/{productId}', { params: { path: { productId: product?.id ?? '' } } }),
    enabled: (product?.variants_count ?? 0) > 1,
  })
  const choose = (variant: string | null) => {
    setVariantId(variant)
    props.onChange(variant)
  }
  return (
    <>
      <FieldLabel htmlFor={id}>{props.label}</FieldLabel>
      <Autocomplete<Product>
        id={id}
        size="small"
        sx={{ mb: 4 }}
        options={found.data?.data ?? []}
        value={product}
        loading={found.isFetching}
        filterOptions={(options) => options}
        getOptionLabel={(each) => each.title}
        getOptionKey={(each) => each.id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onInputChange={(_event, value) => setTyped(value)}
        onChange={(_event, value) => {
          setProduct(value)
          choose(value?.variant_id ?? null)
        }}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            size="small"
            fullWidth
            placeholder={t.placeholder}
            inputProps={params.slotProps.htmlInput}
          />
        )}
      />
      {product && (whole?.variants.length ?? 0) > 1 && (
        <SelectField
          label={t.pack}
          value={variantId ?? ''}
          options={(whole?.variants ?? []).map(({ id, title }) => ({
            value: id,
            label: packText(title, locale),
          }))}
          onChange={(event) => choose(event.target.value)}
        />
      )}
    </>
  )
}

const messages = defineMessages({
  title: ['Replace product in templates', 'テンプレートの商品を置き換える'],
  text: [
    'Drafts are changed. Published templates get a new version. Issued recipes do not change. A different product starts with its own label dosage, without the old instructions. Check it before you publish.',
    '下書きは変更されます。公開中のテンプレートはそのままで、新しい版に反映されます。発行済みのレシピは変わりません。別の商品に置き換えると、用法・用量はその商品の表示に従い、以前の指示は削除されます。公開前にご確認ください。',
  ],
  from: ['Product to replace', '置き換える商品'],
  to: ['New product', '新しい商品'],
  publish: ['Publish the new versions right away', '変更した版をすぐに公開する'],
  missing: ['Choose both products.', '両方の商品を選択してください。'],
  none: ['No templates contain this product', 'この商品を含むテンプレートはありません'],
  preview: ['Preview', '確認する'],
  replace: (n: number) => [
    n === 1 ? 'Replace in 1 template' : `Replace in ${n} templates`,
    `${n}件を置き換える`,
  ],
  back: ['Cancel', 'キャンセル'],
  close: ['Close', '閉じる'],
  placeholder: ['Name, brand or ingredient', '商品名・ブランド・成分'],
  pack: ['Pack size', '規格'],
})
