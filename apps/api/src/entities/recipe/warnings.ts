import { differenceSentence, labelDifferences } from '@officina/shared/dosage/label'
import { conditionWarnings } from './warnings/conditions.ts'
import { duplicateWarnings, limitWarnings } from './warnings/ingredients.ts'
import { dosageWarnings, periodWarnings, stockWarnings, timesWarnings } from './warnings/line.ts'
import { allergyWarnings, pregnancyWarnings, reactionWarnings } from './warnings/patient.ts'
import { type WarnedLine, type Warning, type WarningInput, warning } from './warnings/warning.ts'

/** Everything a doctor should see before issuing, line by line. Knows no database and no clock. */
export function recipeWarnings(input: WarningInput): Warning[] {
  const { patient } = input
  return [
    ...input.lines.flatMap((line, index) => [
      ...dosageWarnings(line, index),
      ...timesWarnings(line, index),
      ...labelWarnings(line, index),
      ...[line, ...(line.alternatives ?? [])].flatMap((each) =>
        allergyWarnings(each, index, patient?.allergies ?? []),
      ),
      ...reactionWarnings(line, index, patient?.reactions ?? []),
      ...pregnancyWarnings(line, index, patient?.pregnancy),
      ...(patient ? conditionWarnings(line, index, patient) : []),
      ...stockWarnings(line, index),
      ...periodWarnings(line, index, input.validDays),
    ]),
    ...duplicateWarnings(input),
    ...limitWarnings(input),
  ]
}

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
