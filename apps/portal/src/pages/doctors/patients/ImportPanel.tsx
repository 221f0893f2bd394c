import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { api, idempotencyKey } from '@officina/client/api'
import { invalidate, useApiMutation } from '@officina/client/query'
import { CheckField } from '@officina/ui/CheckField'
import { errorText } from '@officina/ui/errorText.ts'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormError } from '@officina/ui/FormError'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { csvTypes, textOfCsv } from '@officina/ui/textOfCsv.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldMessages, importedFields } from '../../../features/patient/fields.ts'
import { ImportRows } from './ImportRows.tsx'
import { importMessages } from './importMessages.ts'

type Run = { text: string; dryRun: boolean; send: boolean; key: string }

/** Patients from a CSV file: it is tried first, and then the good rows are added. */
export default function ImportPanel({ onClose }: { onClose: () => void }) {
  const t = useText(importMessages)
  const queryClient = useQueryClient()
  const [file, setFile] = useState<{ name: string; text: string }>()
  const [problem, setProblem] = useState<string>()
  const [isSent, setIsSent] = useState(false)
  // the same import sent twice after a lost answer happens once
  const [key, setKey] = useState(idempotencyKey)
  const run = useApiMutation(
    ({ text, dryRun, send, key }: Run) => {
      const header = { 'Idempotency-Key': key }
      const body = { dry_run: dryRun, send, text }
      return api.post('/api/doctor/patients/import', { params: { header }, headers: header, body })
    },
    {
      onSuccess: async (result) => {
        if (result.dry_run) return
        await Promise.all(
          ['/api/doctor/patients', '/api/doctor/top'].map((path) => invalidate(queryClient, path)),
        )
      },
    },
  )
  const result = run.data
  const isDone = result?.dry_run === false
  const ready = file && result?.dry_run && result.ok > 0
  const isChosen = !isDone && (file !== undefined || isSent)

  async function choose([chosen]: File[]) {
    if (!chosen) return
    run.reset()
    setFile(undefined)
    setProblem(undefined)
    const text = await textOfCsv(chosen).catch((error: unknown) => setProblem(errorText(error)))
    if (text === undefined) return
    setFile({ name: chosen.name, text })
    setKey(idempotencyKey())
    run.mutate({ text, dryRun: true, send: isSent, key: idempotencyKey() })
  }

  return (
    <SidePanel
      open
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
              onClick={() => run.mutate({ text: file.text, dryRun: false, send: isSent, key })}
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
        maxFiles={1}
        files={[]}
        disabled={run.isPending}
        onChange={(files) => void choose(files)}
      />
      {!isDone && (
        <CheckField
          label={t.send}
          checked={isSent}
          disabled={run.isPending}
          onChange={(event) => {
            setKey(idempotencyKey())
            setIsSent(event.target.checked)
          }}
        />
      )}
      {file && <Box sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Box>}
      {run.isPending && <LinearProgress aria-label={t.checking} sx={{ mb: 4 }} />}
      <FormError>{problem ?? errorText(run.error)}</FormError>
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
