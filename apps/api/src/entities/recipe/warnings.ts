import { conditionWarnings } from './warnings/conditions.ts'
import { duplicateWarnings, limitWarnings } from './warnings/ingredients.ts'
import { labelWarnings } from './warnings/label.ts'
import { dosageWarnings, periodWarnings, stockWarnings } from './warnings/line.ts'
import { allergyWarnings, pregnancyWarnings, reactionWarnings } from './warnings/patient.ts'
import type { Warning, WarningInput } from './warnings/warning.ts'

/** Everything a doctor should see before issuing, line by line. Knows no database and no clock. */
export function recipeWarnings(input: WarningInput): Warning[] {
  const { patient } = input
  return [
    ...input.lines.flatMap((line, index) => [
      ...dosageWarnings(line, index),
      ...labelWarnings(line, index),
      ...allergyWarnings(line, index, patient?.allergies ?? []),
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
