import { listQ, q } from '@officina/client/query'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { fieldMessages } from '../../../features/patient/messages.ts'
import type { PatientForm } from '../../../features/patient/patientForm.ts'

const questionnaires = q('/api/doctor/questionnaires')
const drafts = listQ('/api/doctor/recipes', {
  params: {
    query: { filter: { status: ['draft'] }, sort: ['updated_at', 'DESC'], range: [0, 99] },
  },
})

/** What the patient finds after signing up: a questionnaire to fill in, a first recipe. Nothing to choose, nothing shown. */
export function FirstThings({ form }: { form: PatientForm }) {
  const t = useText(fieldMessages)
  const forms = useQuery(questionnaires).data ?? []
  const free = (useQuery(drafts).data?.data ?? []).filter(({ patient }) => !patient)
  return (
    <>
      {forms.length > 0 && (
        <SelectField
          label={t.questionnaire_id}
          optional
          empty={t.none}
          options={forms.map(({ id, title }) => ({ value: id, label: title }))}
          help={t.questionnaireHelp}
          {...form.field('questionnaire_id')}
        />
      )}
      {free.length > 0 && (
        <SelectField
          label={t.recipe_draft_id}
          optional
          empty={t.none}
          options={free.map((draft) => ({
            value: draft.id,
            label: t.draft(draft.label || draft.title, draft.lines_count),
          }))}
          help={t.draftHelp}
          {...form.field('recipe_draft_id')}
        />
      )}
    </>
  )
}
