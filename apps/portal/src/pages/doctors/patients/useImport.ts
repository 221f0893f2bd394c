import { api, idempotencyKey } from '@officina/client/api'
import { invalidate, useApiMutation } from '@officina/client/query'
import {
  type DateOrder,
  headerCells,
  type ImportField,
  recogniseImport,
} from '@officina/shared/patientImport'
import { errorText } from '@officina/ui/errorText.ts'
import { textOfCsv } from '@officina/ui/textOfCsv.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { recordsOf } from './ImportRows.tsx'

/** What the columns of a file are for, and how its dates are written. */
export type Mapping = { columns: { [field in ImportField]?: string }; dates: DateOrder }
export type ImportFile = {
  name: string
  text: string
  header: string[]
  system?: string | undefined
}
type Run = Mapping & { text: string; dryRun: boolean; send: boolean; key: string }

/** A file of patients: it is tried when it is chosen and whenever its columns change, and imported when said so. */
export function useImport() {
  const queryClient = useQueryClient()
  const [file, setFile] = useState<ImportFile>()
  const [mapping, setMapping] = useState<Mapping>({ columns: {}, dates: 'ymd' })
  const [problem, setProblem] = useState<string>()
  const [isSent, setIsSent] = useState(false)
  // the same import sent twice after a lost answer happens once
  const [key, setKey] = useState(idempotencyKey)
  const run = useApiMutation(
    ({ text, dryRun, send, key, columns, dates }: Run) => {
      const header = { 'Idempotency-Key': key }
      const body = { dry_run: dryRun, send, text, columns, dates }
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
  const attempt = (text: string, next: Mapping) => {
    setMapping(next)
    setKey(idempotencyKey())
    run.mutate({ ...next, text, dryRun: true, send: isSent, key: idempotencyKey() })
  }

  async function choose([chosen]: File[]) {
    if (!chosen) return
    run.reset()
    setFile(undefined)
    setProblem(undefined)
    const text = await textOfCsv(chosen).catch((error: unknown) => setProblem(errorText(error)))
    if (text === undefined) return
    const header = headerCells(recordsOf(text)[0] ?? '').filter(Boolean)
    const { system, ...recognised } = recogniseImport(header)
    setFile({ name: chosen.name, text, header, system })
    attempt(text, recognised)
  }

  return {
    file,
    mapping,
    isSent,
    run,
    problem: problem ?? errorText(run.error),
    choose,
    remap: (next: Mapping) => file && attempt(file.text, next),
    setIsSent: (send: boolean) => {
      setKey(idempotencyKey())
      setIsSent(send)
    },
    take: () =>
      file && run.mutate({ ...mapping, text: file.text, dryRun: false, send: isSent, key }),
  }
}
