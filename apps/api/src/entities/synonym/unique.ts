import { pgCode } from '../../context.ts'
import { invalid } from '../errors.ts'

const uniqueViolation = '23505'

/** A word that has its synonyms already is refused at its field: they would be edited in two places. */
export async function atTakenWord<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (pgCode(error) !== uniqueViolation) throw error
    throw invalid('name', 'ALREADY_USED', {
      en: 'This word already has synonyms. Add yours to them.',
      ja: 'この語の類義語はすでに登録されています。そちらに追加してください。',
    })
  }
}
