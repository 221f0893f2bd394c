import { shopEvents } from '../../db/schema/platform.ts'
import { defineEntity } from '../entity.ts'

/** Events of the shop until they are processed. */
export const shopEvent = defineEntity({ lock: 'shop_event', table: shopEvents })
