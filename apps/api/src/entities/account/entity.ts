import { accounts } from '../../db/schema/account.ts'
import { defineEntity } from '../entity.ts'

/** What somebody signs in with; what happens to it is logged under the role. */
export const account = defineEntity({ lock: 'account', table: accounts })
