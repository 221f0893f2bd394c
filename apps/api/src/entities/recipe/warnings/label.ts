import { differenceSentence, labelDifferences } from '@officina/shared/dosage/label'
import { type WarnedLine, type Warning, warning } from './warning.ts'

/** Where a line says something else than the label of its product; more than it allows weighs most. */
export function labelWarnings(line: WarnedLine, index: number): Warning[] {
  const { title, label } = line
  if (!label) return []
  const said = { title, line, label }
  return labelDifferences(line, label).map((kind) =>
    warning(
      kind === 'amount' ? 'LABEL_EXCEEDED' : 'LABEL_DIFFERS',
      kind === 'amount' ? 'warn' : 'info',
      index,
      { kind },
      { en: differenceSentence(kind, said, 'en'), ja: differenceSentence(kind, said, 'ja') },
    ),
  )
}
