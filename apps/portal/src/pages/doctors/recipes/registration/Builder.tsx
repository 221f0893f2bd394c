import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { PageHeader } from '@officina/ui/PageHeader'
import { StatusChip } from '@officina/ui/StatusChip'
import { Steps } from '@officina/ui/Steps'
import { useText } from '@officina/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type Beginning,
  newLine,
  type ProductSummary,
  type Recipe,
} from '../../../../features/recipe/draft.ts'
import { Lines } from '../../../../features/recipe/Lines.tsx'
import { ProductPicker } from '../../../../features/recipe/ProductPicker.tsx'
import { SaveNotice } from '../../../../features/recipe/SaveNotice.tsx'
import { useDraft } from '../../../../features/recipe/useDraft.ts'
import { ActionBar } from './ActionBar.tsx'
import { useBirth } from './born.ts'
import { MessageFields } from './MessageFields.tsx'
import { messages } from './messages.ts'
import { PatientChooser } from './PatientChooser.tsx'
import { Shortcuts, useShortcuts } from './Shortcuts.tsx'

// what is needed after the first product only
const IssueDialog = lazy(() =>
  import('./IssueDialog.tsx').then((m) => ({ default: m.IssueDialog })),
)
const Resume = lazy(() => import('./Resume.tsx').then((m) => ({ default: m.Resume })))
const Review = lazy(() => import('./Review.tsx').then((m) => ({ default: m.Review })))

/** The recipe builder: choose left, recipe right; on phones one step after the other. */
export function Builder({ recipe, unsent }: { recipe: Recipe; unsent: Beginning['unsent'] }) {
  const t = useText(messages)
  const draft = useDraft(recipe, useBirth())
  const [isResumable, setResumable] = useState(unsent !== null)
  const isWide = useMediaQuery('(min-width: 900px)')
  const [step, setStepOnly] = useState(0)
  const [issuing, setIssuing] = useState(false)
  const [openLine, setOpenLine] = useState<string>()
  const shortcuts = useShortcuts({ onIssue: () => setIssuing(true) })

  function setStep(next: number) {
    setStepOnly(next)
    scrollTo({ top: 0 })
  }

  function add(product: ProductSummary) {
    const line = newLine(product, draft.fields.valid_days)
    draft.change((old) => (old.lines.length >= 30 ? old : { ...old, lines: [...old.lines, line] }))
    setOpenLine(line.key)
  }

  const parts = {
    patient: <PatientChooser draft={draft} />,
    products: (
      <ProductPicker
        catalogId={draft.fields.catalog_id}
        patientId={draft.fields.patient_id}
        onCatalog={(catalog_id) => draft.browse((old) => ({ ...old, catalog_id }))}
        onAdd={add}
      />
    ),
    dosage: <Lines draft={draft} open={openLine} onOpen={setOpenLine} isWide={isWide} />,
    message: <MessageFields draft={draft} />,
    review: draft.fields.lines.length > 0 && (
      <Suspense fallback={null}>
        <Review draft={draft} />
      </Suspense>
    ),
  }
  const bar = (
    <ActionBar
      draft={draft}
      onIssue={() => setIssuing(true)}
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
        <Suspense fallback={null}>
          <Resume unsent={unsent} onGone={() => setResumable(false)} />
        </Suspense>
      )}
      <SaveNotice draft={draft} />
      {isWide ? (
        <Wide parts={parts} bar={bar} />
      ) : (
        <Narrow parts={parts} bar={bar} step={step} onStep={setStep} />
      )}
      {issuing && (
        <Suspense fallback={null}>
          <IssueDialog draft={draft} onClose={() => setIssuing(false)} />
        </Suspense>
      )}
      <Shortcuts {...shortcuts} />
    </>
  )
}

type Parts = Record<'patient' | 'products' | 'dosage' | 'message' | 'review', React.ReactNode>

function Wide({ parts, bar }: { parts: Parts; bar: React.ReactNode }) {
  const t = useText(messages)
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: '5fr 7fr', alignItems: 'start' }}>
      <Box component="section" aria-label={t.products} sx={pane}>
        <Typography variant="h2" sx={{ mb: 4 }}>
          {t.products}
        </Typography>
        {parts.products}
      </Box>
      <Box component="section" aria-label={t.recipe}>
        <Card sx={{ p: 5 }}>
          {parts.patient}
          {parts.dosage}
          {parts.message}
          {parts.review}
        </Card>
        {bar}
      </Box>
    </Box>
  )
}

const steps = ['patient', 'products', 'dosage', 'message', 'review'] as const

function Narrow(props: {
  parts: Parts
  bar: React.ReactNode
  step: number
  onStep: (step: number) => void
}) {
  const t = useText(messages)
  const name = steps[props.step] ?? 'patient'
  return (
    <>
      <Steps
        label={t.steps}
        steps={steps.map((each) => t.step[each])}
        current={props.step}
        onGo={props.onStep}
      />
      <Box sx={{ pb: 4 }}>{props.parts[name]}</Box>
      {props.bar}
    </>
  )
}

function Notices({ ofRecipe }: { ofRecipe: readonly string[] }) {
  const t = useText(messages)
  const [params] = useSearchParams()
  const notices = [...params.getAll('notice'), ...ofRecipe]
  return (
    <>
      {notices.includes('CATALOG_NOT_OPEN') && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.catalogClosed}
        </Alert>
      )}
      {notices.includes('DRAFT_OPENED') && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.draftOpened}
        </Alert>
      )}
    </>
  )
}

// the choice stays beside the recipe while that grows
const pane = {
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  px: 1,
  mx: -1,
}
