import { commandFields } from '@officina/openapi/commandFields'
import type { CommandName } from './actions.ts'
import type { Fields } from './spec.ts'

/** What a call takes, with bounds and words. Dialogs alone ask for it: a page comes without. */
export const fieldsOfCall = (call: CommandName): Fields => commandFields[call]
