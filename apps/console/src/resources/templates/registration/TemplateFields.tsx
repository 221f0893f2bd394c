import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { refusalOf } from '@officina/ui/autosave.ts'
import { Field } from '@officina/ui/Field'
import { NumberField } from '@officina/ui/NumberField'
import type { FieldNames } from '@officina/ui/refusals.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { AudienceFields } from './AudienceFields.tsx'
import {
  type DraftFields,
  isTooLong,
  isWholeLink,
  placeOfLink,
  type TemplateDraft,
} from './draft.ts'

/** Everything about a template but its products. */
export function TemplateFields({ draft }: { draft: TemplateDraft }) {
  const t = useText(templateWords)
  const { fields, state } = draft
  const set = (change: Partial<DraftFields>) => draft.change((old) => ({ ...old, ...change }))
  const errors = state.is === 'failed' ? state.error.errors : {}
  const refusedLink = Object.keys(errors).find((name) => /^links\b/.test(name))
  const errorOf = (name: string) => refusalOf(state, name)
  const text = (name: keyof typeof lengths) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    inputProps: { maxLength: lengths[name] },
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <Card component="section" aria-label={t.section} sx={{ p: { xs: 4, sm: 6 } }}>
      <Field {...text('title')} label={t.title} required />
      <Field {...text('goal')} label={t.goal} help={t.goalHelp} optional />
      <Field {...text('label')} label={t.label} help={t.labelHelp} optional />
      <NumberField
        name="valid_days"
        label={t.days}
        value={fields.valid_days}
        min={1}
        max={365}
        error={errorOf('valid_days')}
        onChange={(days) => set({ valid_days: days ?? 180 })}
      />
      <Field {...text('message')} label={t.message} optional multiline minRows={3} />
      <Field {...text('evidence_note')} label={t.evidence} optional multiline minRows={3} />
      <LinksField
        links={fields.links}
        refused={refusedLink}
        error={refusedLink && errorOf(refusedLink)}
        onChange={(links) => set({ links })}
      />
      <AudienceFields fields={fields} onChange={set} errorOf={errorOf} />
      <Field
        type="date"
        name="review_on"
        label={t.review}
        optional
        value={fields.review_on ?? ''}
        error={errorOf('review_on')}
        inputProps={{ max: '9999-12-31' }}
        onChange={(event) => set({ review_on: event.target.value || null })}
      />
    </Card>
  )
}

type Links = DraftFields['links']

const most = 10

/** Where the evidence is. A link is saved as soon as it has words and an address. */
function LinksField(props: {
  links: Links
  refused: string | undefined
  error: string | undefined
  onChange: (links: Links) => void
}) {
  const t = useText(templateWords)
  const { links, error, onChange } = props
  const refusedAt = placeOfLink(links, props.refused ?? '')
  const set = (index: number, change: Partial<Links[number]>) =>
    onChange(links.map((link, i) => (i === index ? { ...link, ...change } : link)))
  return (
    <Box component="fieldset" sx={frame}>
      <legend>{t.links}</legend>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name while it is typed
        <Box key={index} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Field
              label={t.words(index + 1)}
              value={link.title}
              inputProps={{ maxLength: 100 }}
              onChange={(event) => set(index, { title: event.target.value })}
            />
            <Field
              label={t.address(index + 1)}
              type="url"
              {...(index === refusedAt && { name: 'links' })}
              value={link.url}
              error={problemOf(link.url, t) ?? (index === refusedAt ? error : undefined)}
              inputProps={{ maxLength: 500 }}
              onChange={(event) => set(index, { url: event.target.value.trim() })}
            />
          </Box>
          <IconButton
            aria-label={t.remove(index + 1)}
            onClick={() => onChange(links.filter((_, i) => i !== index))}
            sx={{ mt: 5 }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {links.length < most && (
        <Button variant="outlined" onClick={() => onChange([...links, { title: '', url: '' }])}>
          {t.add}
        </Button>
      )}
    </Box>
  )
}

function problemOf(url: string, t: Words): string | undefined {
  if (!url || isWholeLink({ title: '-', url })) return undefined
  return isTooLong(url) ? t.long : t.wrong
}

const frame = {
  border: 0,
  m: 0,
  mb: 5,
  p: 0,
  minWidth: 0,
  '& legend': { p: 0, mb: 2, fontSize: '0.875rem', fontWeight: 600 },
}

const lengths = { title: 80, goal: 60, label: 40, message: 2_000, evidence_note: 4_000 }

/** The fields as the screen calls them, with how long they may be. */
export const namesOf = (t: Words): FieldNames => ({
  title: { name: t.title, most: lengths.title },
  goal: { name: t.goal, most: lengths.goal },
  label: { name: t.label, most: lengths.label },
  valid_days: { name: t.days },
  message: { name: t.message, most: lengths.message },
  evidence_note: { name: t.evidence, most: lengths.evidence_note },
  links: { name: t.links },
  review_on: { name: t.review },
})

export const templateWords = defineMessages({
  section: ['About the template', 'テンプレートについて'],
  title: ['Name', '名称'],
  goal: ['Goal', '目的'],
  goalHelp: ['For example acne or sleep.', '例：ニキビ、睡眠'],
  label: ['Course name', 'コース名'],
  labelHelp: [
    'Recipes started from it get this course name. Leave empty to use the template name.',
    '作成されるレシピのコース名になります。空欄の場合はテンプレートの名称です。',
  ],
  days: ['Recipe validity (days)', 'レシピの有効日数'],
  message: ['Message to the patient', '患者へのメッセージ'],
  evidence: ['Evidence', '根拠'],
  review: ['Review due', '見直し期限'],
  links: ['Links', 'リンク'],
  words: (n: number) => [`Text of link ${n}`, `リンク${n}の表示名`],
  address: (n: number) => [`Address of link ${n}`, `リンク${n}のアドレス`],
  wrong: [
    'Enter an address that starts with https://',
    'https:// から始まるアドレスを入力してください。',
  ],
  long: [
    'This address is too long. Each Japanese character in it counts as 9.',
    'アドレスが長すぎます。日本語は1文字を9文字と数えます。',
  ],
  remove: (n: number) => [`Remove link ${n}`, `リンク${n}を削除`],
  add: ['Add link', 'リンクを追加'],
})

type Words = (typeof templateWords)['en']
