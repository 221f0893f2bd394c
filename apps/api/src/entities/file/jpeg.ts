// ITU T.81: a JPG is a row of markers, most of them with a segment behind them.

/**
 * Where the next marker begins, -1 without one. Whatever stands before it is passed over, as decoders do: what they draw
 * must not be hidden from those who look for something else in it.
 */
export function nextMarker(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at !== -1; at = content.indexOf(0xff, at + 1)) {
    // filled up with any number of FF; FF 00 is data
    const marker = content[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff) return at
  }
  return -1
}

/** Where the segment of the marker at that place ends, by its length; some markers have none. */
export function endOfSegment(content: Buffer, at: number): number {
  const marker = content[at + 1] ?? 0
  const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)
  if (isAlone || at + 4 > content.length) return at + 2
  return at + 2 + Math.max(2, content.readUInt16BE(at + 2))
}
