import { shopEvents } from '../../db/schema/platform.ts'
import { defineEntity } from '../entity.ts'

/** What the shop has told, until it is taken over. */
export const shopEvent = defineEntity({ lock: 'shop_event', table: shopEvents })
