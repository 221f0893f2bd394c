import { assertPatientFacts } from '../../../domain/patient/check.ts'
import { invitePatient } from '../../../domain/patient/invite.ts'
import { withFacts } from '../../../http/handler.ts'

export const post = withFacts<'doctorInvitePatient'>(
  (ctx, { body }) => assertPatientFacts(ctx, body),
  async (ctx, { body }) => ({ data: await invitePatient(ctx, body) }),
)
