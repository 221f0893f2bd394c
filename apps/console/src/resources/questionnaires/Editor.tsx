import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { DraftConflict } from '../../schema/DraftConflict.tsx'
import { moved, newQuestion, newSection, placeOf, removed, replaced } from './draftOps.ts'
import { EditProvider } from './EditContext.ts'
import { EditorActions } from './EditorActions.tsx'
import { messages as words } from './messages.ts'
import { RowTools } from './RowTools.tsx'
import { SectionEditor } from './SectionEditor.tsx'
import { TextPair } from './TextPair.tsx'
import type { Questionnaire } from './types.ts'
import { useDraft } from './useDraft.ts'

/** The next version of a questionnaire: its title, sections and questions, and what is done with it. */
export function Editor(props: {
  questionnaire: Questionnaire
  onChange: (next: Questionnaire) => void
  onReload: () => Promise<Questionnaire>
}) {
  const { questionnaire } = props
  const t = useText(messages)
  const word = useText(words)
  const locale = useLocale()
  const notify = useNotify()
  const editing = useDraft(props)
  const { draft, errors, missing, theirs } = editing
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(firstOpen(questionnaire)))
  const form = useRef<HTMLFormElement>(null)
  // each refusal takes the reader to the list of what is wrong
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[data-form-summary]')?.focus()
  }, [refusals])
  const labels = Object.fromEntries(
    Object.keys(errors).map((path) => [path, placeOf(draft, path, locale)]),
  )
  const edited = useMemo(() => ({ draft, errors, missing }), [draft, errors, missing])
  const show = (id: string, isOpen: boolean) =>
    setOpen((old) => new Set(isOpen ? [...old, id] : [...old].filter((each) => each !== id)))
  const setSections = (sections: typeof draft.sections) => editing.change({ ...draft, sections })

  async function save() {
    if (await editing.save()) notify(t.saved, { type: 'success' })
  }
  function addSection() {
    const section = { ...newSection(), questions: [newQuestion()] }
    setSections([...draft.sections, section])
    for (const { id } of [section, ...section.questions]) show(id, true)
  }

  return (
    <EditProvider value={edited}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <LeaveGuard isTyped={editing.isTyped} onLeave={editing.forget} />
        <KeptNotice kept={editing.kept} />
        <FormSummary errors={listsOf(errors)} labels={labels} />
        {missing.size > 0 && <Box sx={warning}>{word.missing(missing.size)}</Box>}
        <TextPair
          path="title"
          label={word.title}
          value={draft.title}
          max={120}
          onChange={(title) => editing.change({ ...draft, title })}
        />
        {draft.sections.map((section, index) => (
          <SectionEditor
            key={section.id}
            path={`sections.${index}`}
            section={section}
            open={open}
            onOpen={show}
            onChange={(next) => setSections(replaced(draft.sections, index, next))}
            tools={
              <RowTools
                name={section.title.en || section.title.ja || word.untitled}
                isFirst={index === 0}
                isLast={index === draft.sections.length - 1}
                onMove={(by) => setSections(moved(draft.sections, index, by))}
                onRemove={() => setSections(removed(draft.sections, index))}
              />
            }
          />
        ))}
        <Box id="sections" tabIndex={-1} sx={{ mb: 6 }}>
          <Button variant="outlined" startIcon={<Add />} onClick={addSection}>
            {t.addSection}
          </Button>
        </Box>
        <FormError>{editing.message}</FormError>
        {theirs && <DraftConflict onKeep={editing.settle} onTake={() => editing.take(theirs)} />}
        <EditorActions {...props} editing={editing} onRefused={() => setRefusals((n) => n + 1)} />
      </form>
    </EditProvider>
  )
}

/** A short questionnaire is open; of a long one every section is a line. */
const firstOpen = ({ sections }: Questionnaire) =>
  sections.length <= 3 ? sections.map(({ id }) => id) : []

const listsOf = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([at, text]) => [at, [text]]))

const warning = {
  mb: 4,
  p: 3,
  borderRadius: '8px',
  bgcolor: 'tone.attention.tint',
  color: 'tone.attention.text',
}

const messages = defineMessages({
  addSection: ['Add section', 'セクションを追加'],
  saved: ['Draft saved', '下書きを保存しました'],
})
