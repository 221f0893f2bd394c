import { files } from '../../db/schema/doctor.ts'
import { defineEntity } from '../entity.ts'

/** An uploaded file; what happens to it is logged with the record it belongs to. */
export const file = defineEntity({ lock: 'file', table: files })
