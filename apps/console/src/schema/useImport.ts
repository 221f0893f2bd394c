import type { components } from '@officina/openapi/schema'
import { errorText } from '@officina/ui/errorText.ts'
import { textOfCsv } from '@officina/ui/textOfCsv.ts'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { dataProvider, idempotencyKey } from '../providers/dataProvider.ts'

export type ImportResult = components['schemas']['CsvImportResult']
type Chosen = { file: File; text: string; key: string }

/** A file, what became or would become of its rows, and the calls that ask for it; `path` takes `{ dry_run, text }`. */
export function useImport(path: string) {
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

  const send = ({ text, key }: Chosen, dryRun: boolean) =>
    attempt(async () => {
      const data = await dataProvider.call('POST', path, {
        body: { dry_run: dryRun, text },
        key: dryRun ? idempotencyKey() : key,
      })
      setResult(data as ImportResult)
      if (!dryRun) refresh()
      return data as ImportResult
    })

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    setResult(undefined)
    setChosen(undefined)
    const text = await attempt(() => textOfCsv(file))
    if (text === undefined) return
    const next = { file, key: idempotencyKey(), text }
    setChosen(next)
    await send(next, true)
  }

  return { chosen, result, pending, error, choose, take: () => chosen && send(chosen, false) }
}
