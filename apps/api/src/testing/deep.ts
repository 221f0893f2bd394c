/** Whether the long forms of the tests run as well: `npm run test:deep`. */
export const isDeep = process.env.OFFICINA_DEEP === '1'
