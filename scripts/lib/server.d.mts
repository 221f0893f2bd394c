export const SERVER_FLAGS: string[]
export const HEAP_ENV: Record<string, string>
export const SERVER_ENV: Record<string, string>
