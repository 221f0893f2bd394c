import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { invalidate, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatName } from '@officina/shared/format'
import { sentences } from '@officina/shared/messages'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { FormDialog } from '@officina/ui/FormDialog'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '../../pathTo.ts'

export type Replacing = {
  product: { id: string; title: string }
  successor: { title: string; brand: string }
  patients: number
}
type Result = components['schemas']['ProductReplaced']

/** Recipes that one call takes, as the contract says. */
const mostAtOnce = 200

/** Asks, replaces, and says what became of each recipe: what needs a decision is a link to its draft. */
export default function ReplaceProductDialog(props: Replacing & { onClose: () => void }) {
  const { product, successor, patients, onClose } = props
  const t = useText(messages)
  const locale = useLocale()
  const [results, setResults] = useState<readonly Result[]>()
  const queryClient = useQueryClient()
  const replace = useApiMutation('post', '/api/doctor/products/{productId}/replace', {
    invalidates: ['/api/doctor/recipes', '/api/doctor/patients'],
    onSuccess: (rows: readonly Result[]) => setResults(rows),
  })
  // the task goes with the answer of the page, so it is read again when the results have been read
  const close = () => {
    onClose()
    void invalidate(queryClient, '/api/doctor/top')
  }
  if (results) return <Results results={results} onClose={close} />
  return (
    <ConfirmDialog
      title={t.title(product.title, successor.title)}
      consequence={sentences([t.text(patients), patients > mostAtOnce && t.more], locale)}
      verb={t.verb}
      call={replace}
      onClose={onClose}
      onConfirm={() => replace.mutate({ params: { path: { productId: product.id } }, body: {} })}
    />
  )
}

function Results(props: { results: readonly Result[]; onClose: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const issued = props.results.filter(({ outcome }) => outcome === 'issued').length
  const others = props.results.filter(({ outcome }) => outcome !== 'issued')
  const isAll = props.results.length < mostAtOnce
  return (
    <FormDialog title={t.done(issued)} onClose={props.onClose}>
      {isAll && others.length === 0 ? (
        <Box role="status">{t.all}</Box>
      ) : (
        <Alert severity="warning" role="status" sx={{ mb: 3 }}>
          {others.length > 0 && <Box>{t.left(others.length)}</Box>}
          {!isAll && <Box>{t.more}</Box>}
        </Alert>
      )}
      <ul>
        {others.map((row) => (
          <li key={row.recipe_id}>
            {row.outcome === 'draft' ? (
              <Link
                to={pathTo(
                  '/doctors/recipes/registration',
                  {},
                  { recipe: row.recipe_id, mode: 'edit' },
                )}
              >
                {formatName(row.patient, locale, { honorific: true })} {row.number}
              </Link>
            ) : (
              `${formatName(row.patient, locale, { honorific: true })} ${row.number ?? ''}`
            )}
            {row.message && <Box sx={{ color: 'text.secondary' }}>{row.message}</Box>}
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}

const messages = defineMessages({
  title: (product: string, successor: string) => [
    `Replace ${product} with ${successor}?`,
    `「${product}」を「${successor}」に置き換えますか？`,
  ],
  text: (n: number) => [
    `New versions of the recipes of ${n === 1 ? '1 patient' : `${n} patients`} are issued with the same validity, and each patient gets an email. The dosage is converted if both products state their contents. Recipes with a new warning stay drafts for you to check.`,
    `患者${n}名のレシピそれぞれに、有効期間が同じ新しい版が発行され、患者さんにメールで通知されます。両方の成分量が分かる場合は用量を換算します。新しい警告があるレシピは下書きのまま残りますので、ご確認ください。`,
  ],
  verb: ['Replace in all recipes', 'すべてのレシピで置き換える'],
  done: (n: number) => [
    n === 1 ? 'Replaced in 1 recipe' : `Replaced in ${n} recipes`,
    `${n}件のレシピで置き換えました`,
  ],
  more: [
    `Up to ${mostAtOnce} recipes are replaced at once. If more remain, the product stays in the list: replace it again.`,
    `一度に置き換えられるのは${mostAtOnce}件までです。残りがある場合は一覧に表示されたままになりますので、もう一度置き換えてください。`,
  ],
  all: ['All patients have been notified.', 'すべての患者さんに通知しました。'],
  left: (n: number) => [
    n === 1 ? '1 recipe needs your decision.' : `${n} recipes need your decision.`,
    `${n}件のレシピはご確認が必要です。`,
  ],
})
