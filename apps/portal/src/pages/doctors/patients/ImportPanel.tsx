import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { CheckField } from '@officina/ui/CheckField'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormError } from '@officina/ui/FormError'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { csvTypes } from '@officina/ui/textOfCsv.ts'
import { fieldMessages, importedFields } from '../../../features/patient/fields.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportRows } from './ImportRows.tsx'
import { importMessages } from './importMessages.ts'
import { useImport } from './useImport.ts'

/** Patients from a CSV file: it is tried first, and then the good rows are added. */
export default function ImportPanel({ onClose }: { onClose: () => void }) {
  const t = useText(importMessages)
  const { file, mapping, isSent, run, problem, ...act } = useImport()
  const result = run.data
  const isDone = result?.dry_run === false
  const ready = file && result?.dry_run && result.ok > 0
  const isChosen = !isDone && (file !== undefined || isSent)

  return (
    <SidePanel
      width={760}
      title={t.title}
      onClose={onClose}
      isTyped={isChosen}
      actions={
        <>
          <Button onClick={onClose}>{isDone ? t.close : t.back}</Button>
          {ready && (
            <SubmitButton
              type="button"
              size="medium"
              fullWidth={false}
              pending={run.isPending}
              onClick={() => act.take()}
            >
              {(isSent ? t.takeAndSend : t.take)(result.ok)}
            </SubmitButton>
          )}
        </>
      }
    >
      <p style={{ marginTop: 0 }}>{t.intro}</p>
      <Template />
      {/* another file takes the place of the one before */}
      <FileDrop
        label={t.file}
        help={t.fileHelp}
        required
        accept={csvTypes}
        maxBytes={390_000}
        disabled={run.isPending}
        onChange={(files) => void act.choose(files)}
      />
      {!isDone && (
        <CheckField
          label={t.send}
          checked={isSent}
          disabled={run.isPending}
          onChange={(event) => act.setIsSent(event.target.checked)}
        />
      )}
      {file && <Box sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Box>}
      {file && !isDone && (
        <ImportColumns
          file={file}
          mapping={mapping}
          disabled={run.isPending}
          onChange={act.remap}
        />
      )}
      {run.isPending && <LinearProgress aria-label={t.checking} sx={{ mb: 4 }} />}
      <FormError>{problem}</FormError>
      {result && file && <ImportRows result={result} text={file.text} />}
    </SidePanel>
  )
}

function Template() {
  const t = useText(importMessages)
  const words = useText(fieldMessages)
  async function save() {
    const { saveBlob } = await import('@officina/client/transfer')
    const header = importedFields.map((column) => `"${words[column]}"`).join(',')
    saveBlob(new Blob([`\uFEFF${header}\r\n`], { type: 'text/csv' }), t.templateName)
  }
  return (
    <Button onClick={() => void save()} sx={{ mb: 4, ml: -2 }}>
      {t.template}
    </Button>
  )
}
