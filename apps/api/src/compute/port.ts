import type { Table, TableFile } from '../entities/product/readTable.ts'
import type { PdfDocument } from '../pdf/document.ts'

/**
 * Work that would hold up everybody else's requests, done in threads of its own. A task is a pure function of
 * plain data: what goes in and comes out is copied between threads, so there are no functions in it.
 * @throws what the task threw, a domain error as itself; 503 when too much waits, or after a minute.
 */
export type Compute = {
  /** A tagged A4 PDF. */
  pdf(document: PdfDocument): Promise<Buffer>
  /** The rows of a CSV file or a workbook. 422 naming what cannot be read. */
  table(file: TableFile): Promise<Table>
  /** Ends the threads; tasks that wait or are under way fail. */
  close(): Promise<void>
}
