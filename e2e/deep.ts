export { isDeep } from '../apps/api/src/testing/deep.ts'
