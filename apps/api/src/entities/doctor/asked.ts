import type { components } from '@officina/openapi/schema'
import {
  type ApplicationProblem,
  type AskedFields,
  applicationProblems,
  applicationProblemTexts,
  asked,
  formFor,
} from '@officina/shared/applicationForm'
import type { Ctx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { invalidFields } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import type { DetailField, DoctorDetails } from './fields.ts'

type Forms = components['schemas']['ApplicationForms']
type Doctor = typeof doctors.$inferSelect

/** The forms that count for an application that is sent now. */
export const formsInForce = async (ctx: Ctx): Promise<Forms> =>
  (await getShopSettings(ctx))['application.forms']

/** The form of the country of a licence. */
export const formInForce = async (ctx: Ctx, country: string | null): Promise<AskedFields> =>
  formFor(await formsInForce(ctx), country)

/** The forms for what may be changed now: an answer keeps the form that was sent, a second application has that of today. */
export async function formsFor(ctx: Ctx, doctor: Doctor, canReapply: boolean): Promise<Forms> {
  if (canReapply) return formsInForce(ctx)
  const sent = doctor.applicationForm
  return sent ? [{ countries: ['*'], ...asked(sent) }] : []
}

/** 422 at each field that the form of the country requires or does not ask; nothing where the country is not known. */
export async function assertAsked(ctx: Ctx, values: DoctorDetails): Promise<void> {
  const country = values.licence_country
  if (!country) return
  refuse(applicationProblems(await formInForce(ctx, country), values))
}

/** The same for what is sent again: an answer may not empty what was required, and a reopened field is asked. */
export function assertStillAsked(
  form: AskedFields,
  values: DoctorDetails,
  changed: DetailField[],
  isNew: boolean,
): void {
  const problems = Object.entries(applicationProblems(form, values)).filter(([field, problem]) => {
    const isChanged = changed.includes(field as DetailField)
    return problem === 'missing' ? isNew || isChanged : isNew && isChanged
  })
  refuse(Object.fromEntries(problems))
}

function refuse(problems: Partial<Record<string, ApplicationProblem>>): void {
  const fields = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[field, applicationProblemTexts[problem]] as const] : [],
  )
  if (fields.length > 0) throw invalidFields(Object.fromEntries(fields))
}
