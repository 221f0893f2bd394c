import { ConfigError, type FilesPlace } from '../config.ts'
import { createLocalFiles } from './local.ts'
import type { Files } from './port.ts'

/** The files of this installation. The SDK of S3 is loaded only where it is wanted. */
export async function openFiles(place: FilesPlace): Promise<Files> {
  if (place.kind === 'local') return createLocalFiles(place.root)
  const { createS3Files } = await import('./s3.ts')
  return createS3Files(place)
}

/** @throws ConfigError with what is wrong with the place. */
export async function checkFiles(place: FilesPlace): Promise<void> {
  const files = await openFiles(place)
  try {
    await files.check()
  } catch (error) {
    const setting = place.kind === 's3' ? 'FILES_URL' : 'DATA_DIR'
    throw new ConfigError([
      `${setting}: files cannot be kept in ${files.where} (${(error as Error).message})`,
    ])
  }
}
