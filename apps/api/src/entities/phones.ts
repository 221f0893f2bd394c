import { plainPhone } from '@officina/shared/phone'
import { phoneProblem } from '@officina/shared/phoneProblem'
import type { Ctx } from '../context.ts'
import { doctors } from '../db/schema/doctor.ts'
import { eq } from '../db/sql.ts'
import { invalidFields } from './errors.ts'

type Numbers<K extends string> = { [key in K]?: string | null | undefined }

/**
 * Phone numbers as they are stored, `+819012345678`, by their fields on the wire; numbers without + are read as those
 * of `country`. What stands in the record already stays as it is, so that nobody has to correct an old number to
 * change something else. 422 at each field that holds no number; `prefix` comes before its name.
 */
export function phonesOf<K extends string>(
  given: Numbers<K>,
  { country, stored, prefix = '' }: Place<K>,
): Numbers<K> {
  const plain = Object.entries<string | null | undefined>(given).map(([field, typed]) => {
    const kept = !typed || typed === stored?.[field as K]
    return [field, kept ? typed : plainPhone(typed, country)] as const
  })
  const wrong = plain.filter(([field, number]) => given[field as K] && !number)
  if (wrong.length > 0)
    throw invalidFields(
      Object.fromEntries(wrong.map(([field]) => [prefix + field, phoneProblem])),
      'PHONE_WRONG',
    )
  return Object.fromEntries(plain) as Numbers<K>
}

type Place<K extends string> = {
  country?: string | null | undefined
  stored?: Numbers<K> | undefined
  prefix?: string
}

/** `phone` of a body in the stored form; a body without it stays so. */
export const withPhone = <T extends { phone?: string | null | undefined }>(
  input: T,
  place: Place<'phone'>,
): T =>
  input.phone === undefined ? input : { ...input, ...phonesOf({ phone: input.phone }, place) }

/** Where a doctor's patients dial from, as far as it is known: the country of the licence. */
export async function countryOfDoctor(ctx: Ctx, doctorId: string): Promise<string | null> {
  const [doctor] = await ctx.db
    .select({ country: doctors.licenceCountry })
    .from(doctors)
    .where(eq(doctors.id, doctorId))
  return doctor?.country ?? null
}
