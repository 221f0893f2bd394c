import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazyPart } from '@officina/ui/lazyPart'
import { PageHeader } from '@officina/ui/PageHeader'
import { placeOf } from '@officina/ui/recipeLine.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { showField } from '@officina/ui/showField.ts'
import { useText } from '@officina/ui/text'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigation, useSearchParams } from 'react-router'
import {
  type Beginning,
  isDosed,
  type ProductSummary,
  type Recipe,
} from '../../../../features/recipe/draft.ts'
import { EditorPanes } from '../../../../features/recipe/EditorPanes.tsx'
import { editorWords } from '../../../../features/recipe/editorWords.ts'
import { Lines } from '../../../../features/recipe/Lines.tsx'
import { ProductPicker } from '../../../../features/recipe/ProductPicker.tsx'
import { RefusalsOfDraft } from '../../../../features/recipe/RefusalsOfDraft.tsx'
import { useAddProduct } from '../../../../features/recipe/useAddProduct.ts'
import { useDraft } from '../../../../features/recipe/useDraft.ts'
import { SaveNotice, showSaveNotice } from '../../../../features/saving.tsx'
import { ActionBar } from './ActionBar.tsx'
import { useCreateOnFirstSave } from './createOnFirstSave.ts'
import { MessageFields } from './MessageFields.tsx'
import type { Place } from './Missing.tsx'
import { messages } from './messages.ts'
import { Notices } from './Notices.tsx'
import { PatientChooser } from './PatientChooser.tsx'
import { useShortcuts } from './useShortcuts.ts'

// what is needed after the first product only
const DraftGone = lazyPart(() => import('./DraftGone.tsx'), 'DraftGone')
const IssueDialog = lazyPart(() => import('./IssueDialog.tsx'), 'IssueDialog')
const Resume = lazyPart(() => import('./Resume.tsx'), 'Resume')
const StartFrom = lazyPart(() => import('./StartFrom.tsx'), 'StartFrom')
const Review = lazyPart(() => import('./Review.tsx'), 'Review')

const ShortcutSheet = lazyPart(() => import('./ShortcutSheet.tsx'))

const steps = ['patient', 'products', 'dosage', 'message', 'review'] as const

const fieldOf = {
  patient: '#for-whom input',
  products: 'input[type=search]',
  dosage: '[data-open] input[inputmode]',
}

/** Where the texts of the recipe as a whole are written. */
const stepOf: Readonly<Record<string, (typeof steps)[number]>> = {
  label: 'patient',
  message: 'message',
  internal_note: 'message',
  patient_id: 'patient',
  catalog_id: 'products',
}

/** The recipe builder: choose left, recipe right; on phones one step after the other. */
export function Builder(props: {
  recipe: Recipe
  unsent: Beginning['unsent']
  first?: ProductSummary | undefined
}) {
  const { recipe, unsent } = props
  const t = useText(messages)
  const words = useText(editorWords)
  const draft = useDraft(recipe, useCreateOnFirstSave())
  // sums, checks and the state of saving are no answer to a press: they follow it
  const shown = useDeferredValue(draft)
  const [isResumable, setResumable] = useState(unsent !== null && !props.first)
  const [isResumed, setResumed] = useState(false)
  // what is typed while the other draft is on its way would begin a third
  const isLeaving = useNavigation().state === 'loading' && isResumed
  const isWide = useMediaQuery('(min-width: 900px)')
  const [step, setStepOnly] = useState(0)
  const [issuing, setIssuing] = useState(false)
  const [openLine, setOpenLine] = useState<string>()
  const [starting, setStarting] = useState(useSearchParams()[0].get('panel') === 'start')
  const add = useAddProduct(draft, setOpenLine)
  const shortcuts = useShortcuts({ onIssue: () => void issue() })

  function setStep(next: number) {
    setStepOnly(next)
    scrollTo({ top: 0 })
  }

  /** Saves first: what is warned about is what is on the screen. What cannot be saved is shown instead. */
  async function issue() {
    const isBlank = !draft.recipe.id && draft.state.is === 'saved'
    if (isBlank || (await draft.flush())) setIssuing(true)
    else showRefused()
  }

  function show({ step, line }: Place) {
    flushSync(() => {
      setIssuing(false)
      setStepOnly(steps.indexOf(step))
      if (line !== undefined) setOpenLine(draft.fields.lines[line]?.key)
    })
    // the dialog gives the focus back first
    setTimeout(() => {
      const field = document.querySelector<HTMLElement>(`main ${fieldOf[step]}`)
      field?.scrollIntoView({ block: 'center' })
      field?.focus({ preventScroll: true })
    })
  }

  /** The first field that was refused; what is none is said by the notice. */
  function showRefused() {
    const state = draft.stateNow()
    const [first] = 'error' in state ? Object.keys(state.error.errors) : []
    if (first === undefined) showSaveNotice()
    else showPlace(placeOf(first, draft.fields.lines))
  }

  function showPlace(place: { line?: string; field: string }) {
    const step = place.line === undefined ? stepOf[place.field] : 'dosage'
    flushSync(() => {
      if (step) setStepOnly(steps.indexOf(step))
      if (place.line !== undefined) setOpenLine(place.line)
    })
    if (!showField(place)) showSaveNotice()
  }

  const first = useRef(props.first)
  useEffect(() => {
    if (first.current) add(first.current)
    first.current = undefined
  })

  // a next version has its products already, so only a first one is begun
  const start = draft.fields.lines.length === 0 && recipe.version === 1 && (
    <Button variant="outlined" sx={{ mb: 3 }} onClick={() => setStarting(true)}>
      {t.startFrom}
    </Button>
  )
  const parts = {
    patient: <PatientChooser draft={draft} />,
    products: (
      <>
        {!isWide && start}
        <ProductPicker
          catalogId={draft.fields.catalog_id}
          patientId={draft.fields.patient_id}
          onCatalog={(catalog_id) => draft.browse((old) => ({ ...old, catalog_id }))}
          onAdd={add}
          lines={draft.fields.lines}
        />
      </>
    ),
    dosage: (
      <>
        {isWide && start}
        <Lines draft={draft} open={openLine} onOpen={setOpenLine} isWide={isWide} />
      </>
    ),
    message: <MessageFields draft={draft} />,
    review: isWide ? (
      shown.fields.lines.length > 0 && <Review draft={shown} />
    ) : (
      <Review draft={shown} onShow={show} />
    ),
  }
  const { patient_id, lines, message, internal_note } = draft.fields
  const isDone = {
    patient: patient_id !== null,
    products: lines.length > 0,
    dosage: isDosed(draft),
    message: message !== '' || internal_note !== '' || draft.attachments.length > 0,
    review: false,
  }
  const bar = (
    <ActionBar
      draft={shown}
      onIssue={() => void issue()}
      onHelp={shortcuts.open}
      {...(isWide ? {} : { step, onStep: setStep })}
    />
  )
  return (
    <>
      <PageHeader
        title={
          recipe.version > 1
            ? t.titleEdit(recipe.number ?? recipe.supersedes?.number ?? '', recipe.version)
            : t.title
        }
        chips={<StatusChip tone="draft">{t.draft}</StatusChip>}
      />
      <Notices ofRecipe={recipe.notices} />
      {unsent && isResumable && !draft.recipe.id && (
        <Resume
          unsent={unsent}
          onOpen={() => setResumed(true)}
          onGone={() => setResumable(false)}
        />
      )}
      <SaveNotice
        draft={draft}
        refusals={<RefusalsOfDraft draft={draft} onShow={showPlace} />}
        gone={<DraftGone draft={draft} />}
      />
      <div inert={isLeaving} aria-busy={isLeaving}>
        <EditorPanes
          isWide={isWide}
          parts={steps.map((key) => ({
            key,
            label: { ...words.step, ...t.step }[key],
            content: parts[key],
            isDone: isDone[key],
          }))}
          names={{ products: words.products, right: t.recipe, steps: t.steps }}
          step={step}
          onStep={setStep}
          bar={bar}
        />
      </div>
      {starting && <StartFrom draft={draft} onClose={() => setStarting(false)} />}
      {issuing && <IssueDialog draft={draft} onClose={() => setIssuing(false)} onShow={show} />}
      {shortcuts.isOpen && <ShortcutSheet onClose={shortcuts.close} />}
    </>
  )
}
