import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { ApiError } from '@officina/client/errors'
import { CheckField } from '@officina/ui/CheckField'
import { FormError } from '@officina/ui/FormError'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useHeld } from '@officina/ui/useHeld'
import { useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { Replaced } from './actions.ts'
import { PackPicker } from './PackPicker.tsx'
import { ReplaceResults } from './ReplaceResults.tsx'

/** One product in place of another in many templates: choose, look at what would happen, do it. */
export default function ReplaceProduct(props: { onClose: () => void }) {
  const t = useText(messages)
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
      setError(Object.values(errors).flat().join(' ') || message)
    } finally {
      setPending(false)
    }
  }

  const pick = (set: (id: string | null) => void) => (id: string | null) => {
    set(id)
    setRows(undefined)
  }
  const button = isDone ? t.close : t.back
  const isTyped = !isDone && (from !== null || to !== null)
  const { leave, notice } = useHeld({ isTyped, pending, button, onClose: props.onClose })
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
              onChange={(event) => setPublish(event.target.checked)}
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

const messages = defineMessages({
  title: ['Replace a product in templates', 'テンプレートの商品を置き換える'],
  text: [
    'Drafts are changed. Published templates stay as they are; their next version carries the change. Issued recipes are not changed. A different product starts with the dosage on its own label, without the previous instructions; check it before you publish.',
    '下書きは変更されます。公開中のテンプレートはそのままで、新しい版に反映されます。発行済みのレシピは変わりません。別の商品に置き換えると、用量はその商品の表示に従い、以前の指示は削除されます。公開前にご確認ください。',
  ],
  from: ['Product to replace', '置き換える商品'],
  to: ['New product', '新しい商品'],
  publish: ['Publish the changed versions at once', '変更した版をすぐに公開する'],
  missing: ['Choose both products.', '両方の商品を選択してください。'],
  none: ['No template holds this product', 'この商品を含むテンプレートはありません'],
  preview: ['Preview', '確認する'],
  replace: (n: number) => [
    n === 1 ? 'Replace in 1 template' : `Replace in ${n} templates`,
    `${n}件を置き換える`,
  ],
  back: ['Go back', '戻る'],
  close: ['Close', '閉じる'],
})
