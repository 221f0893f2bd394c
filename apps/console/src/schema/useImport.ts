import type { components } from '@officina/openapi/schema'
import { errorText } from '@officina/ui/errorText.ts'
import { textOfCsv } from '@officina/ui/textOfCsv.ts'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { dataProvider, idempotencyKey } from '../providers/dataProvider.ts'

export type ImportResult = components['schemas']['CsvImportResult']
type ReadFile = components['schemas']['ProductImportText']
type Chosen = { file: File; text: string; key: string; sheet: string | null; sheets: string[] }

export type ImportPaths = {
  /** Takes `{ dry_run, text }`. */
  path: string
  /** Reads workbooks too: takes a file and answers its text. */
  reader?: string | undefined
}

/** A file, what became or would become of its rows, and the calls that ask for it. */
export function useImport({ path, reader }: ImportPaths) {
  const refresh = useRefresh()
  const [chosen, setChosen] = useState<Chosen>()
  const [result, setResult] = useState<ImportResult>()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    setPending(true)
    setError(undefined)
    try {
      return await work()
    } catch (failure) {
      setError(errorText(failure))
      return undefined
    } finally {
      setPending(false)
    }
  }

  const send = ({ file, text, key }: Chosen, dryRun: boolean, seen?: string) =>
    attempt(async () => {
      const more = reader ? { file_name: file.name.slice(0, 200), ...(seen ? { seen } : {}) } : {}
      const body = { dry_run: dryRun, text, ...more }
      const data = await dataProvider.call('POST', path, {
        body,
        key: dryRun ? idempotencyKey() : key,
      })
      setResult(data as ImportResult)
      if (!dryRun) refresh()
      return data as ImportResult
    })

  async function choose(file: File | undefined, sheet?: string): Promise<void> {
    if (!file) return
    setResult(undefined)
    setChosen(undefined)
    const read = await attempt(() => readFile(reader, file, sheet))
    if (!read) return
    const next = { file, key: idempotencyKey(), ...read }
    setChosen(next)
    await send(next, true)
  }

  return {
    chosen,
    result,
    pending,
    error,
    choose,
    take: () => chosen && send(chosen, false, result?.preview),
    undo: (id: string) =>
      attempt(async () => {
        await dataProvider.call('POST', `/api/admin/product-imports/${id}/undo`, {
          body: { revision: 1 },
        })
        setResult(undefined)
        refresh()
        return true
      }),
  }
}

async function readFile(reader: string | undefined, file: File, sheet?: string): Promise<ReadFile> {
  if (!reader) return { text: await textOfCsv(file), sheet: null, sheets: [] }
  const form = new FormData()
  form.append('file', file)
  if (sheet) form.append('sheet', sheet)
  return (await dataProvider.upload(reader, form)) as ReadFile
}
