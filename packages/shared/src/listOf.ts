/** What was typed into one field with commas, or on several lines: each once. */
export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,、，\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]
