// Made by `npm run gen` from openapi/. Do not edit.
export const resources = {

} as const

export type ResourceName = keyof typeof resources
