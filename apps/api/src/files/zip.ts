import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; content: Buffer }

const utf8Names = 0x0800
const deflated = 8

/** A ZIP archive of a few files, in memory (no ZIP64: at most 65,535 entries and 4 GiB). `at` is their time. */
export function makeZip(entries: readonly ZipEntry[], at: Date): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const filename = Buffer.from(name, 'utf8')
    const packed = deflateRawSync(content)
    const facts = factsOf(content, packed, filename, at)
    const head = Buffer.concat([signature(0x04034b50), facts, uint16(0), filename])
    parts.push(head, packed)
    directory.push(
      signature(0x02014b50),
      uint16(20),
      facts,
      // no extra field, no comment, first disk, binary, no attributes
      Buffer.alloc(12),
      uint32(offset),
      filename,
    )
    offset += head.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = [uint16(0), uint16(0), uint16(entries.length), uint16(entries.length)]
  return Buffer.concat([
    ...parts,
    listed,
    signature(0x06054b50),
    ...end,
    uint32(listed.length),
    uint32(offset),
    uint16(0),
  ])
}

/** What the head of a file and its line in the directory share, from "version needed" to the name's length. */
const factsOf = (content: Buffer, packed: Buffer, filename: Buffer, at: Date): Buffer =>
  Buffer.concat([
    uint16(20),
    uint16(utf8Names),
    uint16(deflated),
    dosTime(at),
    uint32(crc32(content)),
    uint32(packed.length),
    uint32(content.length),
    uint16(filename.length),
  ])

/** Two seconds are the smallest step; UTC, as the format knows no zone. */
function dosTime(at: Date): Buffer {
  const time =
    (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | Math.floor(at.getUTCSeconds() / 2)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return Buffer.concat([uint16(time), uint16(date)])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function signature(value: number): Buffer {
  return uint32(value)
}
