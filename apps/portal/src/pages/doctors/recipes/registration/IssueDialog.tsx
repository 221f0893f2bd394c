import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { formatDate, formatName } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { NumberField } from '@officina/ui/NumberField'
import { Colon, useLocale, useText } from '@officina/ui/text'
import type { Warning } from '../../../../features/recipe/draft.ts'
import { editorWords } from '../../../../features/recipe/editorWords.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { Warnings } from '../../../../features/recipe/Warnings.tsx'
import { WarningText } from '../../../../features/recipe/WarningText.tsx'
import { Missing, type Place, useMissing } from './Missing.tsx'
import { mailOnIssue } from './mailOnIssue.ts'
import { messages } from './messages.ts'
import { type IssueForm, useIssue } from './useIssue.ts'

/** The last look before a recipe goes to its patient. */
export function IssueDialog(props: {
  draft: Draft
  onClose: () => void
  /** Leads to where something is missing. */
  onShow: (place: Place) => void
}) {
  const { draft, onClose, onShow } = props
  const t = useText(messages)
  const words = useText(editorWords)
  const locale = useLocale()
  const form = useIssue(draft)
  const { recipe } = draft
  const name = recipe.patient ? formatName(recipe.patient, locale) : ''
  const gaps = [
    ...useMissing(draft.fields),
    ...recipe.warnings
      .filter((warning) => warning.level === 'block')
      .map(({ message, line }) => ({
        step: 'dosage' as const,
        line: line ?? undefined,
        text: message,
      })),
  ]
  const warns = recipe.warnings.filter(
    (warning) => !warning.asks_reason && (warning.level === 'warn' || isSaidAgain(warning)),
  )
  return (
    <Dialog
      open
      onClose={form.pending ? undefined : onClose}
      onKeyDown={issueByKeys}
      aria-labelledby="issue"
      fullWidth
    >
      <form onSubmit={form.submit} noValidate style={column}>
        <DialogTitle id="issue" component="h2" variant="h2">
          {name ? t.issueTitle(name) : t.issueTitleNobody}
        </DialogTitle>
        <DialogContent>
          {recipe.patient && (
            <Box sx={{ mb: 4 }}>
              {recipe.patient.status === 'active' ? t.consequence : t.consequenceLater}
            </Box>
          )}
          <Missing gaps={gaps} onShow={onShow} />
          <Overrides form={form} />
          {warns.length > 0 && (
            <Box component="section" aria-label={t.lookAt} sx={{ mb: 5 }}>
              <Typography variant="h3">{t.lookAt}</Typography>
              <Warnings warnings={warns} lines={recipe.lines} />
            </Box>
          )}
          <Period form={form} />
          <Choices form={form} draft={draft} name={name} />
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mb: 4 }}>
            {t.disclosure}
            <Colon />
            {recipe.disclosure}
          </Box>
          <FormError>{form.error}</FormError>
        </DialogContent>
        <DialogActions sx={{ px: 6, pt: 4, pb: 5, gap: 2 }}>
          <Button onClick={onClose} disabled={form.pending}>
            {words.back}
          </Button>
          <Button
            type="submit"
            aria-keyshortcuts="Control+Enter"
            variant="contained"
            disabled={gaps.length > 0}
            aria-busy={form.pending || undefined}
          >
            {t.issue}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The warnings scroll between title and buttons. */
const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const

// the days can be changed here; another dosage than the label's is meant or a slip
const isSaidAgain = ({ code }: Warning) =>
  ['SUPPLY_SHORT', 'REFILLS_BEYOND_EXPIRY', 'LABEL_DIFFERS'].includes(code)

// the keys that opened it, pressed again: held down they do nothing
function issueByKeys(event: React.KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  const button = event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]')
  if (!event.repeat && button && !button.disabled) button.form?.requestSubmit()
}

/** A reason for every line with a warning that asks for one. */
function Overrides({ form }: { form: IssueForm }) {
  const t = useText(messages)
  const lines = [...new Set(form.stops.map(({ line }) => line ?? -1))]
  return lines.map((line) => (
    <Box key={line} sx={{ mb: 4 }}>
      {form.stops
        .filter((warning) => (warning.line ?? -1) === line)
        .map((warning) => (
          <WarningText key={warning.message} warning={warning} />
        ))}
      <Box sx={{ mt: 3 }}>
        <Field
          label={t.override}
          required
          value={form.reasonOf(line)}
          error={form.missing.includes(line) ? t.overrideMissing : undefined}
          inputProps={{ maxLength: 500 }}
          onChange={(event) => form.setReason(line, event.target.value)}
        />
      </Box>
    </Box>
  ))
}

function Period({ form }: { form: IssueForm }) {
  const t = useText(messages)
  const words = useText(editorWords)
  const locale = useLocale()
  return (
    <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Field
        label={t.startsOn}
        type="date"
        value={form.startsOn}
        error={form.errors.starts_on}
        onChange={(event) => form.setStartsOn(event.target.value)}
      />
      <NumberField
        label={words.validDays}
        value={form.validDays}
        min={1}
        max={365}
        error={form.errors.valid_days}
        help={form.expiresOn ? t.validUntil(formatDate(form.expiresOn, locale)) : ''}
        onChange={form.setValidDays}
      />
    </Box>
  )
}

function Choices({ form, draft, name }: { form: IssueForm; draft: Draft; name: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const { supersedes, patient } = draft.recipe
  const hasGap = form.supersede && form.startsLater
  return (
    <>
      {patient?.status === 'active' ? (
        <CheckField
          label={t.sendMail(name)}
          checked={form.sendMail}
          onChange={(event) => form.setSendMail(event.target.checked)}
        />
      ) : (
        patient && <Box sx={{ mb: 4, color: 'text.secondary' }}>{t[mailOnIssue(patient)]}</Box>
      )}
      {supersedes && (
        <CheckField
          label={t.supersede(supersedes.number ?? '', supersedes.version)}
          checked={form.supersede}
          help={hasGap ? t.gap(formatDate(form.startsOn, locale)) : ''}
          onChange={(event) => form.setSupersede(event.target.checked)}
        />
      )}
      {supersedes && form.supersede && (
        <CheckField
          label={t.carry}
          checked={form.carry}
          onChange={(event) => form.setCarry(event.target.checked)}
        />
      )}
    </>
  )
}
