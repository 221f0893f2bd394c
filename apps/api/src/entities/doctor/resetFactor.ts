import type { AdminActor, TxCtx } from '../../context.ts'
import { forgetSecondFactor } from '../account/secondFactor.ts'
import { endSessionsOf } from '../account/sessions.ts'
import type { Reasoned } from '../entity.ts'
import { conflict } from '../errors.ts'
import { doctor as entity } from './entity.ts'

/** For a doctor whose phone is gone: the second factor is forgotten and every session ends. */
export const resetDoctorFactor = entity.command(
  'reset_second_factor',
  {},
  async (tx: TxCtx<AdminActor>, doctor, { reason }: Reasoned): Promise<void> => {
    if (!doctor.accountId)
      throw conflict('INVALID_TRANSITION', {
        en: 'This doctor has no account to sign in to.',
        ja: 'この医師には、ログインできるアカウントがありません。',
      })
    await forgetSecondFactor(tx, doctor.accountId)
    await endSessionsOf(tx, doctor.accountId)
    await doctor.log({ reason })
  },
)
