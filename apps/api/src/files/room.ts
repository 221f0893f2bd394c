import { statfs } from 'node:fs/promises'

/** The largest call, ten files of 10 MB, finds room above this. */
const leastFree = 100 * 1024 * 1024

/** Whether the disk that a folder is on can take another upload, or its rows. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= leastFree
}
