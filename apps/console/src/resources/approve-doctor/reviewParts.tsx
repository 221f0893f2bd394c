import '@officina/openapi/resources/doctors'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CheckField } from '@officina/ui/CheckField'
import { errorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { Colon, defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useNotify, useRefresh, useUpdate } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider } from '../../providers/dataProvider.ts'
import { listQ } from '../../providers/queries.ts'
import { specOf } from '../../schema/spec.ts'
import { useUndo } from '../../schema/useUndo.tsx'
import { wholeRecord } from '../../schema/wholeRecord.ts'
import { fieldHelp, fieldLabel } from '../../schema/words.ts'
import type { Doctor, Review } from '../doctors/doctor.ts'

type ReviewErrors = Partial<Record<keyof Review, string[]>>

const fields = specOf('doctors').fields

const items = fields.checklist?.fields ?? {}

/** How far a review is: items ticked, and how many there are. */
export const progressOf = (review: Review) => ({
  done: Object.keys(items).filter((item) => review.checklist[item]).length,
  all: Object.keys(items).length,
})

/** Whether nothing is missing for an approval. */
export function isComplete(review: Review): boolean {
  const { done, all } = progressOf(review)
  return done === all && Boolean(review.register_url.trim() || review.register_note.trim())
}

/** Items to tick; below the register, where it was looked up and what it says. */
export function ChecklistItems(props: {
  review: Review
  onTick: (item: string, isTicked: boolean) => void
}) {
  const locale = useLocale()
  const { review, onTick } = props
  return Object.entries(items).map(([item, field]) => (
    <CheckField
      key={item}
      name={item}
      label={fieldLabel(item, field, locale)}
      checked={review.checklist[item] === true}
      onChange={(event) => onTick(item, event.target.checked)}
    />
  ))
}

/** Address of the register and what it says, kept with the decision. */
export function RegisterFields(props: {
  review: Pick<Review, 'register_url' | 'register_note'>
  onChange: (change: Partial<Review>) => void
  errors?: ReviewErrors
}) {
  const locale = useLocale()
  const t = useText(messages)
  const { review, onChange, errors } = props
  const wrong = !isAddress(review.register_url)
  const inputs = (['register_url', 'register_note'] as const).map((name) => {
    const field = fields[name]
    return (
      <Field
        key={name}
        name={name}
        label={fieldLabel(name, field, locale)}
        help={field && fieldHelp(field, locale)}
        error={errors?.[name]?.[0] ?? (name === 'register_url' && wrong ? t.address : undefined)}
        value={review[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        {...(name === 'register_url' ? { type: 'url' } : { multiline: true, minRows: 2 })}
        inputProps={{ maxLength: field?.maxLength }}
      />
    )
  })
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 3, fontSize: '0.875rem', fontWeight: 600 }}>
        {t.register}
      </Box>
      {inputs}
    </Box>
  )
}

/** What is an address, or may become one while it is typed. */
const isAddress = (text: string) =>
  ['http://', 'https://'].some((start) => text.startsWith(start) || start.startsWith(text))

/** Who looks after an application: anyone who may decide about it. */
export function Assignee({ doctor }: { doctor: Doctor }) {
  const t = useText(messages)
  const me = useMe()
  const notify = useNotify()
  const refresh = useRefresh()
  const offerUndo = useUndo()
  const [update, { isPending }] = useUpdate<Doctor>()
  /** With the revision of the answer that is taken back. */
  const giveBack = (answer: Doctor) =>
    dataProvider.update('doctors', {
      id: doctor.id,
      data: { ...answer, assigned_to: doctor.assigned_to },
      previousData: answer,
    })
  const assign = (assigned_to: string | null) =>
    update(
      'doctors',
      {
        id: doctor.id,
        data: { ...doctor, assigned_to },
        previousData: doctor,
        meta: wholeRecord,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: (answer) => {
          refresh()
          const { assigned_to_name: name } = answer
          offerUndo(name ? t.done(name) : t.left, 'doctors', () => giveBack(answer))
        },
        onError: (error) => {
          notify(errorText(error), { type: 'error' })
          // somebody was faster: who has it now is shown
          refresh()
        },
      },
    )
  if (!me.permissions.includes('doctor.manage'))
    return (
      <Box sx={{ mb: 4 }}>
        {t.assigned}
        <Colon />
        {doctor.assigned_to_name ?? t.nobody}
      </Box>
    )
  const mayTake = doctor.assigned_to !== me.id && me.permissions.includes('doctor.approve')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 4, '& > div': { mb: 0 } }}>
      <Reviewers doctor={doctor} disabled={isPending} onChange={(id) => void assign(id)} />
      {mayTake && (
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() => void assign(me.id)}
          sx={{ flexShrink: 0, alignSelf: 'flex-end' }}
        >
          {t.take}
        </Button>
      )}
    </Box>
  )
}

function Reviewers(props: {
  doctor: Doctor
  disabled: boolean
  onChange: (id: string | null) => void
}) {
  const t = useText(messages)
  const { assigned_to, assigned_to_name } = props.doctor
  const { data } = useQuery(
    listQ('/api/admin/reviewers', { params: { query: { range: [0, 99] } } }),
  )
  const people = data?.data ?? []
  // whoever has it stays named, even when they decide no more
  const isListed = !assigned_to || people.some(({ id }) => id === assigned_to)
  const options = [
    { value: '', label: t.nobody },
    ...(isListed ? [] : [{ value: assigned_to ?? '', label: assigned_to_name ?? '–' }]),
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <SelectField
      label={t.assigned}
      value={assigned_to ?? ''}
      options={options}
      disabled={props.disabled}
      onChange={(event) => props.onChange(event.target.value || null)}
    />
  )
}

const messages = defineMessages({
  register: [
    'Public register: fill in the link or the note',
    '公的な名簿：URLと記載のどちらかを入力',
  ],
  address: [
    'Enter an address such as https://example.org, or leave it empty.',
    'https://example.org の形式で入力するか、空欄のままにしてください。',
  ],
  assigned: ['Assigned to', '担当者'],
  nobody: ['Nobody', 'なし'],
  take: ['Assign to me', '自分が担当する'],
  done: (name: string) => [`Assigned to ${name}`, `担当者を ${name} さんにしました`],
  left: ['Assignee removed', '担当者を外しました'],
})
