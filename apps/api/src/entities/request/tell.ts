import type { Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { products } from '../../db/schema/product.ts'
import { eq } from '../../db/sql.ts'
import type { Mail } from '../../mail/content.ts'
import {
  requestDecidedMail,
  requestExpiringMail,
  requestReceivedMail,
} from '../../mail/templates/request.ts'
import { mailPatient } from '../order/mailPatient.ts'
import { mailDoctor } from '../settlement/mailDoctor.ts'
import type { Request } from './entity.ts'

/** To the doctor: a request has come. */
export const tellDoctorOfRequest = (ctx: Ctx, request: Request): Promise<void> =>
  toDoctor(ctx, request, requestReceivedMail(ctx.config, request))

/** To the doctor: a request ends in a week. */
export const tellRequestExpiring = (ctx: Ctx, request: Request): Promise<void> =>
  toDoctor(ctx, request, requestExpiringMail(ctx.config, request))

/** To the patient: what became of the request. */
export async function tellDecision(ctx: Ctx, request: Request): Promise<void> {
  const [product] = request.productId
    ? await ctx.db
        .select({ title: products.title })
        .from(products)
        .where(eq(products.id, request.productId))
    : []
  const facts = { ...request, product: product?.title ?? null }
  await mailPatient(
    ctx,
    request,
    (name) => requestDecidedMail(ctx.config, { ...facts, name }),
    `request_decided:${request.id}`,
  )
}

// mails to the doctor carry no word of the patient's text
async function toDoctor(ctx: Ctx, request: Request, mail: Mail): Promise<void> {
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, request.doctorId))
  if (doctor) await mailDoctor(ctx, doctor, mail, request.id)
}
