import { access, constants, mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { assertKey, FileMissingError, type Files, isKey } from './port.ts'
import { hasRoom } from './room.ts'

/** Files on the local disk below `root`; written to a temporary name, synced, then renamed. */
export function createLocalFiles(root: string): Files {
  const pathOf = (key: string) => {
    assertKey(key)
    return resolve(join(root, key))
  }
  return {
    where: root,
    async check() {
      await mkdir(root, { recursive: true })
      await access(root, constants.R_OK | constants.W_OK)
    },
    async put(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
      const handle = await open(temporary, 'wx', 0o600)
      try {
        try {
          await handle.writeFile(content)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(temporary, path)
      } catch (error) {
        // what is left of it would keep a full disk full
        await rm(temporary, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileMissingError(key)
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      await mkdir(root, { recursive: true })
      for await (const entry of await opendir(root, { recursive: true })) {
        const key = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
        // one that is being written has a name that is no key
        if (entry.isFile() && isKey(key)) yield key
      }
    },
    async hasRoom() {
      await mkdir(root, { recursive: true })
      return hasRoom(root)
    },
  }
}
