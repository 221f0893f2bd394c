import { Fragment, type ReactNode } from 'react'

/** A text in whose numbers (`O-2026-000129`) no line ends: browsers would break it after a hyphen. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  const parts = text.split(number)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}

const number = /\b([A-Z]{1,3}-\d[\d-]*\d)\b/
