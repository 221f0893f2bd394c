import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive; its content is made when the archive has come to it. A long one is a stream. */
export type ZipEntry = { name: string; make: () => Promise<Buffer> | Buffer | Readable }

/** A ZIP archive as a stream: one file at a time is in memory. It breaks off when a file cannot be made. `at` is their time. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  zip.on('error', (error: Error) => output.destroy(error))
  for (const { name, make } of entries)
    zip.addReadStreamLazy(name, { mtime: at }, (answer) => {
      // who went away in the middle needs no more of it
      if (output.destroyed) return
      void Promise.resolve()
        .then(make)
        .then(
          (content) => {
            if (!(content instanceof Readable)) return answer(null, new PassThrough().end(content))
            content.on('error', (error) => output.destroy(error))
            const stop = () => content.destroy()
            output.once('close', stop)
            content.once('close', () => output.off('close', stop))
            answer(null, content)
          },
          (error: unknown) => output.destroy(error as Error),
        )
    })
  zip.end()
  return output
}
