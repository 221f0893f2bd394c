export async function benchBrowser(_: string[]): Promise<void> {}
