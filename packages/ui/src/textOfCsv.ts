/** Text of a CSV file: UTF-8, or Shift_JIS as Japanese spreadsheets save it. */
export async function textOfCsv(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}
