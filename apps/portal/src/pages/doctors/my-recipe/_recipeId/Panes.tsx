import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Field } from '@officina/ui/Field'
import { lazyPart } from '@officina/ui/lazyPart'
import { NumberField } from '@officina/ui/NumberField'
import { showField } from '@officina/ui/showField.ts'
import { useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { Money } from '@officina/ui/values'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { productPage } from '../../../../features/myRecipe/queries.ts'
import { myRecipeWords } from '../../../../features/myRecipe/words.ts'
import { isDosed } from '../../../../features/recipe/draft.ts'
import { EditorPanes, FooterBar } from '../../../../features/recipe/EditorPanes.tsx'
import { editorWords } from '../../../../features/recipe/editorWords.ts'
import { Lines } from '../../../../features/recipe/Lines.tsx'
import { ProductPicker } from '../../../../features/recipe/ProductPicker.tsx'
import { RefusalsOfDraft } from '../../../../features/recipe/RefusalsOfDraft.tsx'
import { useAddProduct } from '../../../../features/recipe/useAddProduct.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { SaveNotice, SaveStatus } from '../../../../features/saving.tsx'
import { messages } from './messages.ts'

const SetGone = lazyPart(() => import('./SetGone.tsx'), 'SetGone')

const steps = ['products', 'dosage', 'message'] as const

/** Products to choose left, the set right; on phones one step after the other. */
export function Panes({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const words = useText(editorWords)
  const isWide = useMediaQuery('(min-width: 900px)')
  const [step, setStep] = useState(1)
  const [open, setOpen] = useState<string>()

  const add = useAddProduct(draft, setOpen)

  function showPlace(place: { line?: string; field: string }) {
    const isOfMessage = place.field === 'message' || place.field === 'valid_days'
    flushSync(() => {
      setStep(steps.indexOf(isOfMessage ? 'message' : 'dosage'))
      if (place.line !== undefined) setOpen(place.line)
    })
    showField(place)
  }

  const parts = {
    products: (
      <ProductPicker
        catalogId={null}
        patientId={null}
        onCatalog={() => {}}
        onAdd={add}
        lines={draft.fields.lines}
      />
    ),
    dosage: (
      <>
        <Names draft={draft} />
        <Lines
          draft={draft}
          open={open}
          onOpen={setOpen}
          isWide={isWide}
          productTo={(line) => productPage(line.product.shopify_product_id, draft.recipe.id)}
        />
      </>
    ),
    message: <Words draft={draft} />,
  }
  const { lines, message } = draft.fields
  const isDone = {
    products: lines.length > 0,
    dosage: isDosed(draft),
    message: message !== '',
  }
  return (
    <>
      <SaveNotice
        draft={draft}
        refusals={<RefusalsOfDraft draft={draft} onShow={showPlace} />}
        gone={<SetGone draft={draft} />}
      />
      <EditorPanes
        isWide={isWide}
        parts={steps.map((key) => ({
          key,
          label: { ...words.step, ...t.step }[key],
          content: parts[key],
          isDone: isDone[key],
        }))}
        names={{ products: words.products, right: t.set, steps: t.steps }}
        step={step}
        onStep={setStep}
        bar={<Bar draft={draft}>{!isWide && <Turn step={step} onStep={setStep} />}</Bar>}
      />
    </>
  )
}

/** To the step before and the one after, on phones. */
function Turn({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  const t = useText(messages)
  const words = useText(editorWords)
  const next = steps[step + 1]
  return (
    <>
      {step > 0 && <Button onClick={() => onStep(step - 1)}>{words.back}</Button>}
      {next && (
        <Button variant="contained" onClick={() => onStep(step + 1)}>
          {words.next({ ...words.step, ...t.step }[next])}
        </Button>
      )}
    </>
  )
}

function Names({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const words = useText(myRecipeWords)
  const { label } = useText(editorWords)
  const { fields, change } = draft
  return (
    <>
      <Field
        name="title"
        label={words.name}
        help={t.nameHelp}
        value={fields.title}
        error={fields.title.trim() ? undefined : words.nameMissing}
        inputProps={{ maxLength: 80 }}
        onChange={(event) => change((old) => ({ ...old, title: event.target.value }))}
      />
      <Field
        name="label"
        label={label}
        help={t.labelHelp}
        optional
        value={fields.label}
        inputProps={{ maxLength: 40 }}
        onChange={(event) => change((old) => ({ ...old, label: event.target.value }))}
      />
    </>
  )
}

function Words({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const words = useText(editorWords)
  const { fields, change } = draft
  return (
    <Box sx={{ mt: 5 }}>
      <Field
        name="message"
        label={words.message}
        help={t.messageHelp}
        optional
        value={fields.message}
        multiline
        minRows={4}
        inputProps={{ maxLength: 2000 }}
        onChange={(event) => change((old) => ({ ...old, message: event.target.value }))}
      />
      <NumberField
        name="valid_days"
        label={words.validDays}
        value={fields.valid_days}
        min={1}
        max={365}
        onChange={(days) => change((old) => ({ ...old, valid_days: days ?? old.valid_days }))}
      />
    </Box>
  )
}

/** What one order costs and the state of saving; sticks to the foot. */
function Bar({ draft, children }: { draft: Draft; children?: React.ReactNode }) {
  const t = useText(messages)
  const sum = draft.fields.lines
    .filter((line) => !line.optional)
    .reduce((total, line) => total + line.quantity * line.price_now, 0)
  return (
    <FooterBar>
      <Box sx={{ mr: 'auto' }}>
        <Box sx={{ ...tabular, fontWeight: 600 }}>
          {t.total} <Money amount={sum} currency={draft.recipe.totals.currency} />
        </Box>
        <SaveStatus state={draft.state} quiet={!draft.recipe.id} />
      </Box>
      {children}
    </FooterBar>
  )
}
