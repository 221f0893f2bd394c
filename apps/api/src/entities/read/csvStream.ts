import { Readable } from 'node:stream'
import type { Turns } from '../../turns.ts'
import { csvHead, csvLines } from './csv.ts'

type Parts<T> = {
  turns: Turns
  header: readonly string[]
  /** Ended with the file, also when nobody reads it to its end. */
  batches: AsyncGenerator<T[]>
  cells: (row: T) => readonly string[]
  /** Done when the first rows have been read, and before the first byte. */
  begin(): Promise<void>
}

/** A CSV file of any length, made batch by batch as fast as its reader takes it. */
export async function csvStream<T>({
  turns,
  header,
  batches,
  cells,
  begin,
}: Parts<T>): Promise<Readable> {
  // read first, so that a busy or failing database is an answer and not half a file
  let next = await batches.next()
  try {
    await begin()
  } catch (error) {
    await batches.return(undefined)
    throw error
  }
  let head = csvHead(header)
  return new Readable({
    async read() {
      try {
        // pushing asks for the next batch at once, so it is the last thing done
        const { done } = next
        const lines = next.done ? '' : await csvLines(turns, next.value, cells)
        if (!done) next = await batches.next()
        const text = head + lines
        head = ''
        if (text) this.push(text)
        if (done) this.push(null)
      } catch (error) {
        this.destroy(error as Error)
      }
    },
    destroy(error, done) {
      batches.return(undefined).then(() => done(error), done)
    },
  })
}
