/** Stems of the passwords that lead every leaked list, and the words of this product. */
const stems = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfgh',
  'zxcvbn',
  'letmein',
  'welcome',
  'iloveyou',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'batman',
  'trustno1',
  'abc123',
  'admin',
  'administrator',
  'login',
  'changeme',
  'secret',
  'master',
  'shadow',
  'michael',
  'jordan',
  'computer',
  'internet',
  'whatever',
  'starwars',
  'charlie',
  'freedom',
  'hello',
  'doctor',
  'patient',
  'clinic',
  'officina',
  'recipe',
  'dispensary',
  'sakura',
  'pokemon',
  'naruto',
  'minecraft',
  'google',
  'samsung',
  'liverpool',
  'chelsea',
  'arsenal',
  'ginger',
  'pepper',
  'summer',
  'winter',
  'spring',
  'autumn',
  'january',
  'december',
]

/** True for a stem with digits or signs around it, one repeated character, and runs like 1234567890 or abcdefghij. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().normalize('NFKC')
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  if (stems.includes(core) || stems.some((stem) => core === stem + stem))
    return text.length - core.length <= 8
  if (/^(.{1,3})\1+$/.test(text)) return true
  return isRun(text)
}

function isRun(text: string): boolean {
  const steps = new Set<number>()
  for (let i = 1; i < text.length; i++)
    steps.add((text.charCodeAt(i) - text.charCodeAt(i - 1) + 10) % 10)
  const rows = ['1234567890', '0987654321', 'qwertyuiop', 'asdfghjkl', 'abcdefghijklmnopqrstuvwxyz']
  return rows.some((row) => (row + row).includes(text)) || (/^\d+$/.test(text) && steps.size === 1)
}
