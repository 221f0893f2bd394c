export function step<T>(name: string, work: () => Promise<T>, soFar?: () => string): Promise<T>
