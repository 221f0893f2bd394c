import type { Ctx } from '../../context.ts'
import { resendAdminInvitation } from '../admin/register.ts'
import { registerDoctor } from '../doctor/register.ts'
import { askRenewal } from '../invitation/askRenewal.ts'
import { registerLinkRequest } from '../patient/requestLink.ts'
import { sendResetLink } from './requestReset.ts'
import { warnOwner } from './underAttack.ts'

/** What follows a signed-out call whose answer must not tell whether the address is known. */
export const accountJobs: Record<string, (ctx: Ctx, data: unknown) => Promise<void>> = {
  'account.reset': sendResetLink,
  'account.underAttack': warnOwner,
  'account.registerDoctor': registerDoctor,
  'account.registerAdmin': resendAdminInvitation,
  'account.renewInvitation': askRenewal,
  'account.requestLink': registerLinkRequest,
}
