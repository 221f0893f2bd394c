import AttachFile from '@mui/icons-material/AttachFile'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { api } from '@officina/client/api'
import { formatName } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { errorText } from '@officina/ui/errorText.ts'
import { MarkdownText } from '@officina/ui/MarkdownText'
import { ListSkeleton } from '@officina/ui/skeletons'
import { Colon, LocaleContext, useLocale, useText } from '@officina/ui/text'
import { useEffect, useRef, useState } from 'react'
import type { Attachment, Recipe } from '../../../../features/recipe/draft.ts'
import { PatientLine } from '../../../../features/recipe/PatientLine.tsx'
import { patientWords } from '../../../../features/recipe/patientWords.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { WarningText } from '../../../../features/recipe/WarningText.tsx'
import { toast } from '../../../../features/toast.tsx'
import { useMe } from '../../../../features/useMe.ts'
import { savePdf } from '../../../../features/useSaveFile.ts'
import { messages } from './messages.ts'

/** The recipe as its patient will read it, in the patient's language; what is open is saved first. */
export function Preview({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useText(messages)
  const own = useLocale()
  const [shown, setShown] = useState<Recipe>()
  const [isLoading, setLoading] = useState(true)
  const flush = useRef(draft.flush)
  useEffect(() => {
    void flush
      .current()
      .then((saved) => saved && inLanguageOf(saved, own))
      .then(setShown)
      .catch((error: Error) => toast.error(errorText(error)))
      .finally(() => setLoading(false))
  }, [own])
  const patient = draft.recipe.patient
  const name = patient ? formatName(patient, own) : ''
  const locale = patient?.language ?? own
  return (
    <Dialog open onClose={onClose} aria-labelledby="preview" fullWidth maxWidth="md">
      <DialogTitle id="preview" component="h2" variant="h2">
        {name ? t.previewTitle(name) : t.previewNobody}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        {isLoading ? (
          <ListSkeleton rows={4} />
        ) : !shown && 'error' in draft.state ? (
          <Alert severity="error">
            {t.failed}
            <Colon />
            {errorText(draft.state.error)}
          </Alert>
        ) : !shown || shown.lines.length === 0 ? (
          <Alert severity="info">{t.addFirst}</Alert>
        ) : (
          <>
            <LabelWarnings draft={draft} />
            <LocaleContext value={{ locale, setLocale: () => {} }}>
              <div lang={locale}>
                <AsPatient recipe={shown} files={draft.attachments} />
              </div>
            </LocaleContext>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5, gap: 2 }}>
        {shown && <Button onClick={() => void savePdf(shown.id, locale)}>{t.previewPdf}</Button>}
        <Button variant="contained" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Where lines leave the labels, for the doctor alone and in the doctor's language. */
function LabelWarnings({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const found = draft.recipe.warnings.filter(({ code }) => code.startsWith('LABEL_'))
  if (found.length === 0) return null
  return (
    <Box component="section" aria-label={t.onlyYou} sx={{ mb: 5 }}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t.onlyYou}</Box>
      {found.map((warning) => (
        <WarningText key={`${warning.line}${warning.message}`} warning={warning} />
      ))}
    </Box>
  )
}

/** Texts of the server, such as what is said of the clinic's interest, come in the patient's language. */
async function inLanguageOf(recipe: Recipe, own: Locale): Promise<Recipe> {
  const locale = recipe.patient?.language ?? own
  if (locale === own) return recipe
  return api.get('/api/doctor/recipes/{recipeId}', {
    params: { path: { recipeId: recipe.id } },
    headers: { 'Accept-Language': locale },
  })
}

function AsPatient({ recipe, files }: { recipe: Recipe; files: readonly Attachment[] }) {
  const t = useText(patientWords)
  const locale = useLocale()
  const me = useMe('doctor')
  const meta = [recipe.number, t.version(recipe.version), t.by(formatName(me, locale))]
  return (
    <article>
      <Typography variant="h3" component="h3">
        {recipe.title || recipe.label || t.products}
      </Typography>
      <Box sx={{ color: 'text.secondary', mb: 3 }}>{meta.filter(Boolean).join(' · ')}</Box>
      {recipe.message && (
        <Box sx={{ mb: 4 }}>
          <MarkdownText text={recipe.message} />
        </Box>
      )}
      {files.map((file) => (
        <Box key={file.id} sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
          <AttachFile fontSize="small" /> {file.filename}
        </Box>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {recipe.lines.map((line) => (
          <PatientLine
            key={line.id}
            line={line}
            currency={recipe.totals.currency}
            timeZone={me.time_zone}
          />
        ))}
      </Box>
      <Box sx={{ mt: 4, fontSize: '0.875rem', color: 'text.secondary', maxWidth: '72ch' }}>
        {recipe.disclosure}
      </Box>
    </article>
  )
}
