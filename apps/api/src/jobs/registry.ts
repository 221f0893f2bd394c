import { type Ctx, inTransaction } from '../context.ts'
import { sendResetLink } from '../entities/account/password.ts'
import { warnOwner } from '../entities/account/underAttack.ts'
import { resendAdminInvitation } from '../entities/admin/register.ts'
import { registerDoctor } from '../entities/doctor/register.ts'
import { askRenewal } from '../entities/invitation/askRenewal.ts'
import { notifyInvited } from '../entities/invitation/notifyRecipe.ts'
import { newsJobs } from '../entities/news/deliver.ts'
import { announceOrder } from '../entities/order/sendMails.ts'
import { registerLinkRequest } from '../entities/patient/requestLink.ts'
import { takeAbandoned } from '../entities/payLink/remind.ts'
import { forgetAtProvider } from '../entities/payment/customer.ts'
import { takePaymentEvent } from '../entities/payment/events.ts'
import { syncRefund } from '../entities/payment/refunds.ts'
import { syncPayment } from '../entities/payment/sync.ts'
import { importJobs } from '../entities/product/importJob.ts'
import { takeShopEvent } from '../entities/shop/events.ts'
import { deliverMail } from '../mail/deliver.ts'
import { sweeps } from './sweeps.ts'

/** `signal` ends what would go on without anybody: the job's time is over, or its process stops. */
type JobHandler = (ctx: Ctx, data: unknown, signal?: AbortSignal) => Promise<void>

/** Every job by name. A sweep looks for what is due by `ctx.clock`, so it may run at any time, twice too. */
export const jobHandlers: Record<string, JobHandler> = {
  'mail.deliver': (ctx, data) => deliverMail(ctx, data as { mailId: string }),
  'shop.event': (ctx, data) => takeShopEvent(ctx, data as { id: string }),
  'order.announce': (ctx, data) =>
    inTransaction(ctx, (tx) => announceOrder(tx, data as { id: string; doctorId: string })),
  'payment.event': (ctx, data) => takePaymentEvent(ctx, data as { id: string }),
  'payment.sync': (ctx, data) => syncPayment(ctx, data as { id: string }),
  'payment.forget': (ctx, data) => forgetAtProvider(ctx, (data as { patientId: string }).patientId),
  'order.abandoned': (ctx, data) => takeAbandoned(ctx, data as { id: string }),
  'payment.refund': (ctx, data) => syncRefund(ctx, data as { id: string }),
  // what follows a signed-out call whose answer must not tell whether the address is known
  'account.reset': sendResetLink,
  'account.underAttack': warnOwner,
  'account.registerDoctor': registerDoctor,
  'account.registerAdmin': resendAdminInvitation,
  'account.renewInvitation': askRenewal,
  'invitation.notifyRecipe': notifyInvited,
  'account.requestLink': registerLinkRequest,
  ...newsJobs,
  ...importJobs,
  ...Object.fromEntries(
    sweeps.map((sweep): [string, JobHandler] => [
      sweep.name,
      (ctx, _, signal) => sweep.run(ctx, signal),
    ]),
  ),
}

/** Cron schedules (UTC) of the sweeps. */
export const schedules = sweeps.map(({ name, cron, isLong = false }) => ({ name, cron, isLong }))

/** Sweeps that do not wait for their minute: without figures the reports of a new installation would say nothing. */
export const atStart: readonly string[] = ['figures.refresh']
