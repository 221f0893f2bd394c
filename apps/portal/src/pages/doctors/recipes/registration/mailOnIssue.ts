import type { Recipe } from '../../../../features/recipe/draft.ts'

type Patient = NonNullable<Recipe['patient']>

/** Which message says what a patient who cannot sign in yet is sent when the recipe is issued. */
export const mailOnIssue = ({ status, is_reinvited }: Patient) =>
  is_reinvited ? 'invitedAgain' : status === 'registered_by_doctor' ? 'notInvited' : 'notSignedUp'
