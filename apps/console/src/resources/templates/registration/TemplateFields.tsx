import Card from '@mui/material/Card'
import { Field } from '@officina/ui/Field'
import { NumberField } from '@officina/ui/NumberField'
import { defineMessages, useText } from '@officina/ui/text'
import { AudienceFields } from './AudienceFields.tsx'
import { DateField } from './DateField.tsx'
import type { DraftFields, TemplateDraft } from './draft.ts'
import { LinksField } from './LinksField.tsx'

/** Everything about a template but its products. */
export function TemplateFields({ draft }: { draft: TemplateDraft }) {
  const t = useText(messages)
  const { fields, state } = draft
  const set = (change: Partial<DraftFields>) => draft.change((old) => ({ ...old, ...change }))
  const errorOf = (name: string) =>
    state.is === 'failed' ? state.error.errors[name]?.[0] : undefined
  const text = (name: 'title' | 'goal' | 'label' | 'message' | 'evidence_note', max: number) => ({
    value: fields[name],
    error: errorOf(name),
    inputProps: { maxLength: max },
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <Card component="section" aria-label={t.section} sx={{ p: { xs: 4, sm: 6 } }}>
      <Field {...text('title', 80)} label={t.title} required />
      <Field {...text('goal', 60)} label={t.goal} help={t.goalHelp} optional />
      <Field {...text('label', 40)} label={t.label} help={t.labelHelp} optional />
      <NumberField
        label={t.days}
        value={fields.valid_days}
        min={1}
        max={365}
        error={errorOf('valid_days')}
        onChange={(days) => set({ valid_days: days ?? 180 })}
      />
      <Field {...text('message', 2_000)} label={t.message} optional multiline minRows={3} />
      <Field {...text('evidence_note', 4_000)} label={t.evidence} optional multiline minRows={3} />
      <LinksField links={fields.links} onChange={(links) => set({ links })} />
      <AudienceFields fields={fields} onChange={set} errorOf={errorOf} />
      <DateField
        label={t.review}
        value={fields.review_on}
        error={errorOf('review_on')}
        onChange={(review_on) => set({ review_on })}
      />
    </Card>
  )
}

const messages = defineMessages({
  section: ['About the template', 'テンプレートについて'],
  title: ['Name', '名称'],
  goal: ['Goal', '目的'],
  goalHelp: ['What it is for, such as acne or sleep.', '例：にきび、睡眠'],
  label: ['Label of recipes', 'レシピの名称'],
  labelHelp: [
    'Recipes that begin with it get this label; else its name.',
    '作成されるレシピの名称になります。空欄の場合はテンプレートの名称です。',
  ],
  days: ['Recipes are valid for days', 'レシピの有効日数'],
  message: ['Message to the patient', '患者さんへのメッセージ'],
  evidence: ['Evidence', '根拠'],
  review: ['Review due', '見直し期限'],
})
