import { postalProblem } from '@officina/shared/postal'
import { invalid } from '../errors.ts'

/** 422 at `field` when a postal code is none of its country; countries that we do not know take any. */
export function assertPostal(
  address: { country: string; postal_code: string },
  field = 'postal_code',
): void {
  const problem = postalProblem(address.country, address.postal_code)
  if (problem) throw invalid(field, 'POSTAL_CODE_WRONG', problem)
}
