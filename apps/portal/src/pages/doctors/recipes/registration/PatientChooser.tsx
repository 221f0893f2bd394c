import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatName } from '@officina/shared/format'
import { refusalOf } from '@officina/ui/autosave.ts'
import { Field } from '@officina/ui/Field'
import { StatusChip } from '@officina/ui/StatusChip'
import { steady } from '@officina/ui/steady'
import { Colon, useJoin, useLocale, useText } from '@officina/ui/text'
import { useRef, useState } from 'react'
import { editorWords } from '../../../../features/recipe/editorWords.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { mailOnIssue } from './mailOnIssue.ts'
import { messages } from './messages.ts'
import type { PatientSearch } from './PatientSearch.tsx'

const Text = steady(Field)

/** For whom, under which name, and what to mind with this patient. */
export function PatientChooser({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const words = useText(editorWords)
  const { recipe, fields } = draft
  const isFixed = recipe.version > 1
  return (
    <Box id="for-whom" sx={{ mb: 2 }}>
      <Patient draft={draft} isFixed={isFixed} />
      {recipe.patient && recipe.patient.id === fields.patient_id && (
        <PatientFlags patient={recipe.patient} />
      )}
      <Text
        name="label"
        label={words.label}
        help={t.labelHelp}
        optional
        value={fields.label}
        error={refusalOf(draft.state, 'label')}
        inputProps={labelLimits}
        onChange={(event) => draft.change((old) => ({ ...old, label: event.target.value }))}
      />
    </Box>
  )
}

const labelLimits = { maxLength: 40 }

function Patient({ draft, isFixed }: { draft: Draft; isFixed: boolean }) {
  const t = useText(messages)
  const locale = useLocale()
  const [Search, setSearch] = useState<typeof PatientSearch>()
  // where the caret is in the plain box; none when the focus is elsewhere
  const caret = useRef<number>(undefined)
  const { patient } = draft.recipe
  const [typed, setTyped] = useState(patient ? formatName(patient, locale) : '')
  const [isComposing, setComposing] = useState(false)
  if (Search && !isComposing) return <Search draft={draft} typed={typed} caret={caret.current} />
  const keepCaret = (event: React.SyntheticEvent) => {
    caret.current = (event.target as HTMLInputElement).selectionStart ?? undefined
  }
  // the searching box is large, so it comes when somebody goes into this one, which takes what is typed till then
  async function load() {
    const { PatientSearch } = await import('./PatientSearch.tsx')
    setSearch(() => PatientSearch)
  }
  return (
    <Text
      label={t.patient}
      help={isFixed ? t.patientFixed : undefined}
      placeholder={t.patientHelp}
      value={typed}
      disabled={isFixed}
      onChange={(event) => {
        keepCaret(event)
        setTyped(event.target.value)
      }}
      onFocus={(event) => {
        keepCaret(event)
        void load().catch(() => undefined)
      }}
      onSelect={keepCaret}
      onBlur={() => {
        caret.current = undefined
      }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  )
}

function PatientFlags({ patient }: { patient: NonNullable<Draft['recipe']['patient']> }) {
  const t = useText(messages)
  const join = useJoin()
  const { allergies = [], pregnancy } = patient
  const isFlagged = pregnancy === 'yes' || pregnancy === 'breastfeeding'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
      {allergies.length > 0 && (
        <StatusChip tone="stopped">
          {t.allergies}
          <Colon />
          {join(allergies)}
        </StatusChip>
      )}
      {isFlagged && <StatusChip tone="attention">{t.pregnancy[pregnancy]}</StatusChip>}
      {patient.status !== 'active' && (
        <Alert severity="info" sx={{ width: '100%' }}>
          {t[mailOnIssue(patient)]}
        </Alert>
      )}
    </Box>
  )
}
