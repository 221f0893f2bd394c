import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { supplySentence } from '@officina/shared/dosage/supplySentence'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorsByLine } from '@officina/ui/recipeLine.ts'
import { showField } from '@officina/ui/showField.ts'
import { useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type MyRecipe, productPage } from '../../../../features/myRecipe/queries.ts'
import { asRecipe, mySets } from '../../../../features/myRecipe/store.ts'
import { Panel, Quiet } from '../../../../features/Panel.tsx'
import {
  type DraftLine,
  newLine,
  type ProductSummary,
  summaryOf,
} from '../../../../features/recipe/draft.ts'
import { LineEditor } from '../../../../features/recipe/LineEditor.tsx'
import { RefusalsOfDraft } from '../../../../features/recipe/RefusalsOfDraft.tsx'
import { useDraft } from '../../../../features/recipe/useDraft.ts'
import { WarningText } from '../../../../features/recipe/WarningText.tsx'
import { SaveNotice, SaveStatus } from '../../../../features/saving.tsx'
import { toast } from '../../../../features/toast.tsx'
import { useMe } from '../../../../features/useMe.ts'
import { pathTo } from '../../../../pathTo.ts'
import { messages } from './messages.ts'
import { Substitute } from './Substitute.tsx'
import type { Product } from './types.ts'

/** The line of the product in the set: its dosage, saving, taking it out, another product in its place. */
export function LinePane({ set, product }: { set: MyRecipe; product: Product }) {
  const t = useText(messages)
  const locale = useLocale()
  const navigate = useNavigate()
  const draft = useDraft(asRecipe(set), undefined, mySets)
  const [isRemoving, setRemoving] = useState(false)
  const mayWrite = useMe('doctor').status === 'approved'
  const { lines } = draft.fields
  const index = lines.findIndex((line) => line.product_id === product.id)
  const line = lines[index]
  const errors = draft.state.is === 'failed' ? errorsByLine(draft.state.error.errors) : {}
  const setLines = (edit: (old: DraftLine[]) => DraftLine[]) =>
    draft.change((old) => ({ ...old, lines: edit(old.lines) }))
  const put = (next: DraftLine) =>
    setLines((old) => old.map((each) => (each.key === line?.key ? next : each)))

  /** What was refused of another product is on the page of the set. */
  function showPlace(place: { line?: string; field: string }) {
    if (line && place.line === line.key) showField({ field: place.field })
    else void navigate(pathTo('/doctors/my-recipe/:recipeId', { recipeId: set.id }))
  }
  async function save() {
    if (await draft.flush()) toast.success(t.saved)
  }
  async function remove() {
    setLines((old) => old.filter((each) => each.key !== line?.key))
    setRemoving(false)
    if (await draft.save())
      void navigate(pathTo('/doctors/my-recipe/:recipeId', { recipeId: set.id }))
  }
  async function replaceBy(other: ProductSummary) {
    if (!line) return
    // the reason stands for the place in the set, the dosage for the product
    put({ ...newLine(other, draft.fields.valid_days), key: line.key, rationale: line.rationale })
    if (!(await draft.save())) return
    toast.success(t.replaced(other.title))
    void navigate(productPage(other.shopify_product_id, set.id))
  }

  if (set.status === 'archived' || !mayWrite)
    return (
      <Panel title={t.line(set.title)}>
        {set.status === 'archived' && <Alert severity="info">{t.archived}</Alert>}
        <p>{line ? dosageSentence(line, locale) : t.notIn(set.title)}</p>
      </Panel>
    )
  if (!line)
    return (
      <Panel title={t.line(set.title)}>
        <Quiet>{lines.length >= 30 ? t.full : t.notIn(set.title)}</Quiet>
        <SaveNotice draft={draft} />
        {product.recommendable && lines.length < 30 && (
          <Button
            data-once
            variant="contained"
            sx={{ mt: 3 }}
            onClick={() => {
              setLines((old) => [...old, newLine(summaryOf(product), draft.fields.valid_days)])
              void draft.save()
            }}
          >
            {t.addTo(set.title)}
          </Button>
        )}
      </Panel>
    )
  return (
    <Panel title={t.line(set.title)}>
      <SaveNotice draft={draft} refusals={<RefusalsOfDraft draft={draft} onShow={showPlace} />} />
      {product.removed_at && <Substitute onChoose={(other) => void replaceBy(other)} />}
      <Box aria-live="polite" sx={{ fontSize: '1.25rem', lineHeight: 1.4 }}>
        {dosageSentence(line, locale)}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 4 }}>
        {supplySentence(line, line, locale)}
      </Box>
      {draft.recipe.warnings
        .filter(
          ({ code, line: at }) =>
            code.startsWith('LABEL_') && at !== null && draft.warnedKeys[at] === line.key,
        )
        .map((warning) => (
          <WarningText key={`${warning.code}${warning.message}`} warning={warning} />
        ))}
      <LineEditor line={line} onChange={put} errors={errors[index] ?? {}} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4 }}>
        <Button variant="contained" onClick={() => void save()}>
          {t.save}
        </Button>
        <Button color="error" onClick={() => setRemoving(true)}>
          {t.remove}
        </Button>
        <SaveStatus state={draft.state} quiet={!draft.recipe.id} />
      </Box>
      {isRemoving && (
        <ConfirmDialog
          title={t.removeTitle(product.title, set.title)}
          consequence={t.removeText}
          verb={t.remove}
          danger
          call={undefined}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </Panel>
  )
}
