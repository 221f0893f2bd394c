// How cells of a CSV file are written and read back; threads load it too.

/** One record (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

const quoted = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe in front; one that already has
 * apostrophes there gets another, so that taking one away always restores the original.
 */
export const neutral = (text: string): string =>
  /^'*[=+\-@\t\r\n\0＝＋－＠]/.test(text) ? `'${text}` : text

/** What `neutral` was given. */
export const restored = (cell: string): string =>
  /^''*[=+\-@\t\r\n\0＝＋－＠]/.test(cell) ? cell.slice(1) : cell
