import type { Document, Json } from './document.ts'

const head = `# Settings

<!-- Made by \`npm run gen\` from openapi/setting. Do not edit. -->

Every rule of the shop that can be changed while it runs, in the console under Settings, by an owner unless the group says otherwise. A change applies from now on: existing orders, statements and recipes keep the rules they were made with. Each change is in the audit log and in the history below the group. What belongs to the installation (database, sessions, mail server) is set in the environment: [operations](operations.md).

Default amounts are for a currency with two decimals. In yen they are rounded to the nearest ten ($8.75 becomes ¥880).
`

/** `docs/settings.md`: for operators, what each setting is, its default, its bounds and where it takes effect. */
export function renderSettingsDoc(document: Document): string {
  const groups = Object.values(document.components.schemas ?? {})
    .filter((schema) => schema['x-settings'])
    .sort((a, b) => placeOf(a) - placeOf(b))
  return `${[head, ...groups.map(sectionOf)].join('\n')}`
}

const placeOf = (schema: Json) => Number((schema['x-settings'] as Json).place)

function sectionOf(schema: Json): string {
  const { read, write } = schema['x-settings'] as Json
  const { properties } = (schema.properties as Json).defaults as Json
  const rows = Object.values(properties as Record<string, Json>).map((setting) =>
    [
      setting.title,
      `\`${setting['x-setting']}\``,
      defaultOf(setting),
      boundsOf(setting),
      effectOf(setting),
    ].join(' | '),
  )
  return `## ${schema.title}

${schema.description} Read with \`${read}\`, changed with \`${write}\`.

| Setting | Key | Default | Bounds | What it does, and where |
|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`
}

function defaultOf(setting: Json): string {
  const value = setting['x-default']
  const other = Object.entries((setting['x-default-in'] ?? {}) as Json).map(
    ([currency, amount]) => `${textOf(setting, amount)} in ${currency}`,
  )
  return [textOf(setting, value), ...other].join(', ')
}

function textOf(setting: Json, value: unknown): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'empty'
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string')
      ? value.join(', ')
      : `${value.length} ${value.length === 1 ? 'row' : 'rows'}`
  if (typeof value !== 'number') return `\`${value}\``
  if (setting.format === 'money') return (value / 100).toFixed(2)
  if (setting.format === 'basis-points') return `${value / 100}%`
  const unit = setting['x-unit']
  return unit ? `${value} ${unit}${value === 1 ? '' : 's'}` : String(value)
}

function boundsOf(setting: Json): string {
  const { minimum, maximum, maxLength, maxItems, minItems } = setting
  if (minimum !== undefined)
    return `${setting['x-unit'] ? minimum : textOf(setting, minimum)} to ${textOf(setting, maximum)}`
  if (maxItems !== undefined) return `${minItems ?? 0} to ${maxItems} rows`
  return maxLength === undefined ? '–' : `at most ${maxLength} characters`
}

function effectOf(setting: Json): string {
  const [usedBy] = setting['x-used-by'] as string[]
  const text = [setting.description, `Used by: ${usedBy}.`].filter(Boolean).join(' ')
  return text.replaceAll('|', '\\\\|')
}
