import { DomainError } from '../entities/errors.ts'
import type { TableFile } from '../entities/product/readTable.ts'
import type { PdfDocument } from '../pdf/document.ts'

/** What a thread can do, by name; each loads its own code. It is loaded by `threads.ts` and by nothing else. */
const tasks = {
  pdf: async (document: PdfDocument) => (await import('../pdf/document.ts')).renderPdf(document),
  table: async (file: TableFile) =>
    (await import('../entities/product/readTable.ts')).readTable(file),
}

export type Task = keyof typeof tasks
type Call = { [K in Task]: { task: K; input: Parameters<(typeof tasks)[K]>[0] } }[Task]
/** An error of the domain loses its class on the way between threads: its parts are sent instead. */
export type Outcome =
  | { result: unknown }
  | { refused: Pick<DomainError, 'kind' | 'code' | 'texts' | 'fields' | 'extra'> }

export default async function work({ task, input }: Call): Promise<Outcome> {
  try {
    return { result: await tasks[task](input as never) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { kind, code, texts, fields, extra } = error
    return { refused: { kind, code, texts, fields, extra } }
  }
}
