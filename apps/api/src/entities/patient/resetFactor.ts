import type { AdminActor, TxCtx } from '../../context.ts'
import { forgetSecondFactor } from '../account/secondFactor.ts'
import { endSessionsOf } from '../account/sessions.ts'
import type { Reasoned } from '../entity.ts'
import { conflict } from '../errors.ts'
import { patient as entity } from './entity.ts'

/** For a patient whose phone is gone: the second factor is forgotten and every session ends. */
export const resetPatientFactor = entity.command(
  'reset_second_factor',
  {},
  async (tx: TxCtx<AdminActor>, patient, { reason }: Reasoned): Promise<void> => {
    if (!patient.accountId)
      throw conflict('INVALID_TRANSITION', {
        en: 'This patient has no account to sign in to.',
        ja: 'この患者には、ログインできるアカウントがありません。',
      })
    await forgetSecondFactor(tx, patient.accountId)
    await endSessionsOf(tx, patient.accountId)
    await patient.log({ reason })
  },
)
