/** A text and what is chosen of it. */
export type Chosen = { value: string; start: number; end: number }
/** Replaces `start` to `end` by `text` and then chooses `select`. */
export type Edit = { start: number; end: number; text: string; select: readonly [number, number] }

/** Puts a mark such as `**` around what is chosen, or takes it away; spaces stay outside. */
export function wrap({ value, start, end }: Chosen, mark: string): Edit {
  while (start < end && /\s/.test(value[start] ?? '')) start++
  while (end > start && /\s/.test(value[end - 1] ?? '')) end--
  const chosen = value.slice(start, end)
  const n = mark.length
  if (isMarked(value, start, end, mark))
    return { start: start - n, end: end + n, text: chosen, select: [start - n, end - n] }
  return { start, end, text: `${mark}${chosen}${mark}`, select: [start + n, end + n] }
}

/** `*` beside another `*` is half of a `**`. */
function isMarked(value: string, start: number, end: number, mark: string): boolean {
  const n = mark.length
  const stars = (text: string) => /\**$/.exec(text)?.[0].length ?? 0
  if (value.slice(start - n, start) !== mark || value.slice(end, end + n) !== mark) return false
  return mark !== '*' || stars(value.slice(0, start)) % 2 === 1
}

const lineMarks = {
  heading: { pattern: /^#{1,4} /, mark: () => '## ' },
  list: { pattern: /^- /, mark: () => '- ' },
  numbers: { pattern: /^\d+\. /, mark: (index: number) => `${index + 1}. ` },
  quote: { pattern: /^> ?/, mark: () => '> ' },
} as const
type LineMark = keyof typeof lineMarks

/** Makes every chosen line a heading, an item or a quote, or a plain line when all of them are that already. */
export function markLines({ value, start, end }: Chosen, kind: LineMark): Edit {
  const { pattern, mark } = lineMarks[kind]
  const from = value.lastIndexOf('\n', start - 1) + 1
  const next = value.indexOf('\n', Math.max(end - 1, start))
  const to = next < 0 ? value.length : next
  const lines = value.slice(from, to).split('\n')
  const isAll = lines.every((line) => pattern.test(line))
  const plain = (line: string) => line.replace(/^(#{1,4} |- |\d+\. |> ?)/, '')
  const marked = lines.map((line, index) => (isAll ? plain(line) : mark(index) + plain(line)))
  const text = marked.join('\n')
  return {
    start: from,
    end: to,
    text,
    select: [from + (lines.length > 1 ? 0 : text.length), from + text.length],
  }
}

/** A link of what is chosen; its address is chosen next, or the words when there are none yet. */
export function link({ value, start, end }: Chosen, words: string): Edit {
  const chosen = value.slice(start, end)
  const label = chosen || words
  const text = `[${label}](https://)`
  const address = start + label.length + 3
  return {
    start,
    end,
    text,
    select: chosen ? [address, address + 'https://'.length] : [start + 1, start + 1 + label.length],
  }
}

/** A block of its own, such as a picture, in the place of what is chosen. */
export function block({ value, start, end }: Chosen, markdown: string): Edit {
  const before = /(^|\n\n)$/.test(value.slice(0, start))
    ? ''
    : /\n$/.test(value.slice(0, start))
      ? '\n'
      : '\n\n'
  const after = /^\n\n/.test(value.slice(end)) ? '' : /^\n/.test(value.slice(end)) ? '\n' : '\n\n'
  const text = `${before}${markdown}${after}`
  return { start, end, text, select: [start + text.length, start + text.length] }
}

/** Does it in a text field as if it had been typed, so that undo takes it back. */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit): void {
  area.focus()
  area.setSelectionRange(edit.start, edit.end)
  if (!document.execCommand?.('insertText', false, edit.text)) {
    area.setRangeText(edit.text, edit.start, edit.end, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...edit.select)
}
