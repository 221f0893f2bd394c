import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useApiMutation } from '@officina/client/query'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import type { Locale } from '@officina/shared/locale'
import { brandName } from '@officina/ui/brandName.ts'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { StatusChip } from '@officina/ui/StatusChip'
import { Colon, defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { changedByMyRecipe, type MyRecipe } from '../../../../features/myRecipe/queries.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { toast } from '../../../../features/toast.tsx'

type Line = MyRecipe['lines'][number]
type Change = { is: 'added' | 'removed' | 'changed' | 'same'; before?: Line; after?: Line }

/** The template that the set was made from has a newer version. */
export function Update(props: {
  set: MyRecipe
  update: NonNullable<MyRecipe['update']>
  draft: Draft
}) {
  const t = useText(messages)
  const { set, update, draft } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <Alert
      severity="info"
      sx={{ mb: 4 }}
      action={<Button onClick={() => setOpen(true)}>{t.compare}</Button>}
    >
      {t.update(update.title, update.version, brandName())}
      {isOpen && (
        <TakeOver set={set} update={update} draft={draft} onClose={() => setOpen(false)} />
      )}
    </Alert>
  )
}

/** What the newer template has otherwise, and taking it over. */
function TakeOver(props: {
  set: MyRecipe
  update: NonNullable<MyRecipe['update']>
  draft: Draft
  onClose: () => void
}) {
  const t = useText(messages)
  const { set, update, draft } = props
  const { revalidate } = useRevalidator()
  const take = useApiMutation('post', '/api/doctor/my-recipes/{recipeId}/take-over', {
    invalidates: changedByMyRecipe,
    onSuccess: () => {
      draft.leave()
      toast.success(t.takenOver(brandName()))
      return revalidate()
    },
  })
  async function confirm() {
    const revision = (await draft.flush())?.revision
    if (revision) take.mutate({ params: { path: { recipeId: set.id } }, body: { revision } })
  }
  const locale = useLocale()
  return (
    <ConfirmDialog
      title={t.compareTitle(update.version, brandName())}
      consequence={t.compareText(brandName())}
      verb={t.replace}
      call={take}
      onConfirm={() => void confirm()}
      onClose={props.onClose}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {changesOf(set.lines, update.lines, locale).map((change) => (
          <ChangedLine key={(change.before ?? change.after)?.id} change={change} />
        ))}
        {set.message !== update.message && (
          <li>
            <strong>{t.messageChanged}</strong>
            <Texts before={set.message} after={update.message} />
          </li>
        )}
      </Box>
    </ConfirmDialog>
  )
}

const tones = { added: 'good', removed: 'stopped', changed: 'attention', same: 'draft' } as const

function ChangedLine({ change }: { change: Change }) {
  const t = useText(messages)
  const locale = useLocale()
  const { is, before, after } = change
  const write = (line: Line | undefined) =>
    line &&
    [dosageSentence(line, locale), t.perOrder(line.quantity), t.refills(line.refills_allowed)].join(
      ' · ',
    )
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <strong>{(after ?? before)?.product.title}</strong>
        <StatusChip tone={tones[is]}>{t[is]}</StatusChip>
      </Box>
      {is === 'same' ? (
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{write(after)}</Box>
      ) : (
        <Texts before={write(before)} after={write(after)} />
      )}
    </li>
  )
}

function Texts({ before, after }: { before: string | undefined; after: string | undefined }) {
  const t = useText(messages)
  return (
    <Box sx={{ fontSize: '0.875rem', whiteSpace: 'pre-wrap' }}>
      {before !== undefined && (
        <div>
          {t.before}
          <Colon />
          {before || '–'}
        </div>
      )}
      {after !== undefined && (
        <div>
          {brandName()}
          <Colon />
          {after || '–'}
        </div>
      )}
    </Box>
  )
}

/** Lines by product: what the template adds, drops or doses otherwise. */
function changesOf(mine: Line[], theirs: Line[], locale: Locale): Change[] {
  const left = [...theirs]
  const changes = mine.map((before): Change => {
    const at = left.findIndex((each) => each.product_id === before.product_id)
    if (at < 0) return { is: 'removed', before }
    const [after] = left.splice(at, 1)
    if (!after) return { is: 'removed', before }
    return { is: isSame(before, after, locale) ? 'same' : 'changed', before, after }
  })
  return [...changes, ...left.map((after): Change => ({ is: 'added', after }))]
}

const isSame = (a: Line, b: Line, locale: Locale) =>
  dosageSentence(a, locale) === dosageSentence(b, locale) &&
  a.variant_id === b.variant_id &&
  a.quantity === b.quantity &&
  a.refills_allowed === b.refills_allowed &&
  a.rationale === b.rationale

const messages = defineMessages({
  update: (title: string, version: number, brand: string) => [
    `Version ${version} of the ${brand} template “${title}” is available.`,
    `${brand}テンプレート「${title}」の第${version}版が公開されました。`,
  ],
  compare: ['Compare and update', '比較して反映'],
  compareTitle: (version: number, brand: string) => [
    `Update to version ${version} of the ${brand} template?`,
    `${brand}テンプレートの第${version}版を反映しますか？`,
  ],
  compareText: (brand: string) => [
    'Its products, dosages and message replace yours. Your changes to them are lost. Recipes you already wrote stay as they are.',
    `商品、用法・用量、メッセージが${brand}テンプレートの内容に置き換わります。ご自身の変更は失われますが、作成済みのレシピは変わりません。`,
  ],
  replace: ['Update template', '反映する'],
  takenOver: (brand: string) => [
    `Your template now matches the ${brand} template.`,
    `${brand}テンプレートの内容を反映しました。`,
  ],
  added: ['Added', '追加'],
  removed: ['Removed', '削除'],
  changed: ['Changed', '変更'],
  same: ['Unchanged', '変更なし'],
  before: ['Mine', '現在'],
  messageChanged: ['Message', 'メッセージ'],
  perOrder: (n: number) => [`${n} per order`, `1回の注文 ${n}点`],
  refills: (n: number) => [n === 1 ? '1 refill' : `${n} refills`, `再購入 ${n}回`],
})
