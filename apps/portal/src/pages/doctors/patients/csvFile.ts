/** The records of a CSV text as they were written, the header first; empty ones are left out. */
export function recordsOf(text: string): string[] {
  const records: string[] = []
  let record = ''
  let quoted = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    record = quoted ? `${record}\n${line}` : line
    quoted = (record.match(/"/g)?.length ?? 0) % 2 === 1
    if (!quoted && /[^\s,;"]/.test(record)) records.push(record)
  }
  if (quoted) records.push(record)
  return records
}

/** A CSV of the refused rows alone, each with its reason in a last column, to be corrected and imported again. */
export function refusedCsv(
  text: string,
  refused: readonly { line: number; reason: string }[],
  reason: string,
): string {
  const [header = '', ...rows] = recordsOf(text)
  const separator =
    [',', ';', '\t'].sort((a, b) => header.split(b).length - header.split(a).length)[0] ?? ','
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`
  const lines = refused.map(
    (each) => `${rows[each.line - 2] ?? ''}${separator}${cell(each.reason)}`,
  )
  return `\uFEFF${[`${header}${separator}${cell(reason)}`, ...lines].join('\r\n')}\r\n`
}
