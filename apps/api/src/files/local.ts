import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Files } from './port.ts'

/** Files on the local disk below `root`; written to a temporary name, synced, then renamed. */
export function createLocalFiles(root: string): Files {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9][a-z0-9/_-]*(\.[a-z0-9]+)?$/.test(key)) throw new Error('bad file key')
    return resolve(join(root, key))
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
      const handle = await open(temporary, 'wx', 0o600)
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(temporary, path)
    },
    get: (key) => readFile(pathOf(key)),
    async stream(key) {
      const handle = await open(pathOf(key), 'r')
      return createReadStream('', { fd: handle.fd, autoClose: true }).on(
        'close',
        () => void handle.close().catch(() => {}),
      )
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
