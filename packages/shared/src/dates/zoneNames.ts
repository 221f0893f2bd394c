/** Names of time zones that engines still give, and what they are called today. */
const today: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

export const zoneToday = (zone: string): string => today[zone] ?? zone

/** What a time zone is called, as people read it: "Asia/Ho Chi Minh". */
export const zoneText = (zone: string): string => zoneToday(zone).replaceAll('_', ' ')

/** Every zone the engine knows, and the one that is set, each once by its name of today. */
export function zoneChoices(current: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set(['UTC', ...known, ...(current ? [current] : [])].map(zoneToday))].sort()
}
