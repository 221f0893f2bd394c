/** Builds portal and console when their sources differ from those of the last build. */
export function ensureBuilt(options?: { force?: boolean }): Promise<void>
