import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { unitText } from '@officina/shared/dosage/units'
import { parseNumber } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { showSupply } from './showSupply.ts'

type Line = components['schemas']['RecipeLine']

/** "I still have …": what is left of a product, by the patient. It can be taken back from the notice. */
export default function SupplyDialog(props: { line: Line; onClose: () => void }) {
  const { line } = props
  const t = useText(messages)
  const locale = useLocale()
  const titleId = useId()
  const state = useStatement(line)
  const title = line.product.title
  const form = useKeptForm(
    `supply ${line.id}`,
    { units_left: line.units_left == null ? '' : String(line.units_left) },
    async ({ units_left }) => {
      await state(numberOf(units_left))
      const before = line.stated_at ? (line.units_left ?? null) : null
      toast.success(t.saved(title), {
        action: { label: t.undo, onClick: () => void takeBack(before) },
      })
      props.onClose()
    },
    (values) => ({ ...(numberOf(values.units_left) >= 0 ? {} : { units_left: [t.number] }) }),
  )

  const { onClose } = form.panel(props.onClose)

  async function takeBack(before: number | null) {
    try {
      await state(before)
      toast.info(t.undone)
    } catch (error) {
      toast.failed(error)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form {...form.formProps}>
        <DialogTitle id={titleId} component="h2" variant="h2">
          {t.title(title)}
        </DialogTitle>
        <DialogContent>
          <p>{t.text}</p>
          <KeptNotice kept={form.kept} />
          <FormError>{form.message}</FormError>
          <Field
            {...form.field('units_left')}
            label={t.amount(unitText(line.unit ?? line.pack_unit, 2, locale))}
            required
            autoFocus
            inputMode="decimal"
          />
          {line.stated_at && (
            <Button
              size="small"
              onClick={() => {
                onClose()
                void takeBack(null)
              }}
            >
              {t.forget}
            </Button>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="contained" disabled={form.pending}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** NaN for what is none. */
const numberOf = (text: string) => parseNumber(text) ?? Number.NaN

/** Says it to the server; what is shown follows from its answer. */
function useStatement(line: Line) {
  const client = useQueryClient()
  return async (units_left: number | null) => {
    const supply = await api.patch('/api/patient/supplies/{recipeLineId}', {
      params: { path: { recipeLineId: line.id } },
      body: { units_left },
    })
    showSupply(client, supply)
    // tasks and the shortest supply of a recipe follow from it
    await Promise.all(
      ['/api/patient/top', '/api/patient/recipes'].map((path) => invalidate(client, path)),
    )
  }
}

const messages = defineMessages({
  title: (title: string) => [
    `How much ${title} do you have left?`,
    `${title}は手元にどれくらい残っていますか？`,
  ],
  text: [
    'We work out the days left and your refill reminder from this. Your doctor sees the days left.',
    '残り日数と再購入のお知らせは、この数から計算します。残り日数は担当医にも表示されます。',
  ],
  amount: (unit: string) => [`Amount (${unit})`, `残りの量（${unit}）`],
  number: ['Enter 0 or more.', '0以上の数字を入力してください。'],
  save: ['Save', '保存'],
  cancel: ['Cancel', 'キャンセル'],
  saved: (title: string) => [`${title}: amount saved`, `${title}：保存しました`],
  undo: ['Undo', '元に戻す'],
  undone: ['Change undone', '元に戻しました'],
  forget: ['Count from my orders', 'ご注文からの計算に戻す'],
})
