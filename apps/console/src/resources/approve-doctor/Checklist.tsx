import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { specOf } from '../../schema/spec.ts'
import { fieldHelp, fieldLabel } from '../../schema/words.ts'

/** What a reviewer has looked at so far. */
export type Review = {
  checklist: Record<string, boolean>
  register_url: string
  register_note: string
}
type ReviewErrors = Partial<Record<keyof Review, string[]>>

const fields = specOf('doctors').fields
const items = fields.checklist?.fields ?? {}

/** How far a review is: items ticked, and how many there are. */
export const progressOf = (review: Review) => ({
  done: Object.keys(items).filter((item) => review.checklist[item]).length,
  all: Object.keys(items).length,
})

/** Items to tick; below the register, where it was looked up and what it says. */
export function ChecklistItems(props: {
  review: Review
  onChange: (change: Partial<Review>) => void
}) {
  const locale = useLocale()
  const { review, onChange } = props
  return Object.entries(items).map(([item, field]) => (
    <CheckField
      key={item}
      name={item}
      label={fieldLabel(item, field, locale)}
      checked={review.checklist[item] === true}
      onChange={(event) =>
        onChange({ checklist: { ...review.checklist, [item]: event.target.checked } })
      }
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
  return (['register_url', 'register_note'] as const).map((name) => {
    const field = fields[name]
    return (
      <Field
        key={name}
        name={name}
        label={fieldLabel(name, field, locale)}
        optional={name === 'register_url'}
        help={field && fieldHelp(field, locale)}
        error={errors?.[name]?.[0] ?? (name === 'register_url' && wrong ? t.address : undefined)}
        value={review[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        {...(name === 'register_url' ? { type: 'url' } : { multiline: true, minRows: 2 })}
        inputProps={{ maxLength: field?.maxLength }}
      />
    )
  })
}

/** What is an address, or may become one while it is typed. */
const isAddress = (text: string) =>
  ['http://', 'https://'].some((start) => text.startsWith(start) || start.startsWith(text))

/** The review as the decisions send it. */
export const reviewBody = (review: Review | undefined) =>
  review && {
    checklist: review.checklist,
    register_url: review.register_url.trim() || null,
    register_note: review.register_note.trim() || null,
  }

const messages = defineMessages({
  address: [
    'Enter the web address as https://example.org, or leave it empty.',
    'https://example.org の形式で入力するか、空欄のままにしてください。',
  ],
})
