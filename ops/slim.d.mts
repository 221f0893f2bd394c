export const unused: string[]
export const fonts: string[]
export const builds: string[]
