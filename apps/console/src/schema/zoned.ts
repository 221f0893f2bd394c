/** `2026-11-20T18:00` in a time zone, for `<input type="datetime-local">`. */
export function toLocalInput(iso: string, timeZone: string): string {
  const parts = Object.fromEntries(
    format(timeZone)
      .formatToParts(new Date(iso))
      .map((part) => [part.type, part.value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/** The instant of a wall-clock time in a time zone; a time that the clock skips becomes the next one. */
export function fromLocalInput(local: string, timeZone: string): string {
  const wanted = Date.parse(`${local}:00Z`)
  let guess = wanted
  // twice: the first guess may lie on the other side of a change of the clock
  for (let i = 0; i < 2; i++) {
    const shown = Date.parse(`${toLocalInput(new Date(guess).toISOString(), timeZone)}:00Z`)
    guess += wanted - shown
  }
  return new Date(guess).toISOString()
}

const format = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
