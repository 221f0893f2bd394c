/** Path of a Chromium that starts; installs one when there is none. */
export function ensureBrowser(): Promise<string>
