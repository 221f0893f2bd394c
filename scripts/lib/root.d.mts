export const ROOT: string
export const NODE: string
export const CACHE: string
export const projectEnv: (more?: Record<string, string | undefined>) => Record<string, string>
export const quickStart: () => string
