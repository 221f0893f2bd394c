import type { Readable } from 'node:stream'

/** One backup, on a disk or in a bucket. */
export type BackupFile = {
  /** As people name it. */
  address: string
  read(): Readable
  /** It appears under its name once it is whole. Answers its bytes. */
  write(content: Readable): Promise<number>
}

/** Where backups are kept: a folder, or a bucket of S3 with a prefix (`s3://bucket/prefix`). */
export type BackupPlace = {
  file(name: string): BackupFile
  list(): Promise<{ name: string; at: Date }[]>
  remove(name: string): Promise<void>
}
