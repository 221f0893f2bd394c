// What a person does with mouse and keyboard, as events.

const mouse = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 }

/** `detail` counts: the second of a double click is 2. */
export function click(element: HTMLElement, detail = 1): void {
  hover(element)
  dispatch(element, 'pointerdown')
  const isAllowed = dispatch(element, 'mousedown')
  if (isAllowed) moveFocus(element)
  dispatch(element, 'pointerup')
  dispatch(element, 'mouseup')
  if (!element.isConnected) throw new Error('went away under the mouse')
  element.dispatchEvent(new MouseEvent('click', { ...mouse, detail }))
}

function dispatch(element: Element, name: string): boolean {
  return element.dispatchEvent(new MouseEvent(name, mouse))
}

export function hover(element: HTMLElement): void {
  for (const name of ['pointerover', 'mouseover', 'mousemove']) dispatch(element, name)
}

const focusable =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=true]'

function moveFocus(element: HTMLElement): void {
  const target = element.closest<HTMLElement>(focusable)
  if (target && !isDisabled(target)) target.focus({ preventScroll: true })
  else if (element.closest('label')) return
  else (document.activeElement as HTMLElement | null)?.blur()
}

export const focus = (element: HTMLElement): void => element.focus({ preventScroll: true })

export function isDisabled(element: Element): boolean {
  return (
    element.matches(':disabled, [aria-disabled=true]') ||
    (element.closest('fieldset:disabled') !== null &&
      element.matches('button, input, select, textarea'))
  )
}

export function isChecked(element: Element): boolean {
  const input = element instanceof HTMLLabelElement ? element.control : element
  if (input instanceof HTMLInputElement) return input.checked
  return element.getAttribute('aria-checked') === 'true'
}

type Field = HTMLInputElement | HTMLTextAreaElement

export function fill(found: HTMLElement, text: string): void {
  const element = (found instanceof HTMLLabelElement ? found.control : found) as Field
  if (!('value' in element)) throw new Error('cannot be filled')
  if (element.readOnly) throw new Error('can only be read')
  focus(element)
  setValue(element, text, 'insertText')
  // pickers of days, times and colours tell at once
  if (/^(date|time|month|color|range|datetime-local)$/.test(element.type))
    element.dispatchEvent(new Event('change', { bubbles: true }))
}

function setValue(element: Field, text: string, inputType: string): void {
  const before = element.value
  setterOf(element)?.call(element, text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType }))
  if (before !== element.value) changed.add(element)
}

// React hears a change only when the element's own setter was used
const setterOf = (element: HTMLElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set

/** Fields whose change is told when they are left. */
const changed = new WeakSet<Element>()

document.addEventListener(
  'focusout',
  ({ target }) => {
    if (changed.delete(target as Element))
      (target as Element).dispatchEvent(new Event('change', { bubbles: true }))
  },
  true,
)

/** `Control+Enter`, `Shift+Tab`, `Escape`, or a letter. */
export function press(keys: string): void {
  const parts = keys.length > 1 ? keys.split('+') : [keys]
  const key = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) as string)
  const init = {
    key,
    code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key === ' ' ? 'Space' : key,
    ctrlKey: parts.includes('Control'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    metaKey: parts.includes('Meta'),
    bubbles: true,
    cancelable: true,
    composed: true,
  }
  const target = (document.activeElement ?? document.body) as HTMLElement
  const isAllowed = target.dispatchEvent(new KeyboardEvent('keydown', init))
  if (isAllowed && !init.ctrlKey && !init.altKey && !init.metaKey)
    ownAction(target, key, init.shiftKey)
  else if (isAllowed && init.ctrlKey && key === 'a' && 'select' in target)
    (target as Field).select()
  const after = (document.activeElement ?? document.body) as HTMLElement
  const isReleased = after.dispatchEvent(new KeyboardEvent('keyup', init))
  if (isAllowed && isReleased && key === ' ' && after === target && isPressable(target))
    target.dispatchEvent(new MouseEvent('click', { ...mouse, detail: 0 }))
}

const isPressable = (element: Element): boolean =>
  element.matches('button, summary, input[type=checkbox], input[type=radio], input[type=submit]')

/** What the browser does with a key that nobody has taken. */
function ownAction(target: HTMLElement, key: string, shift: boolean): void {
  const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
  if (key === 'Tab') tab(shift)
  else if (key === 'Enter') enter(target)
  else if (target instanceof HTMLInputElement && target.type === 'radio') moveRadio(target, key)
  else if (target instanceof HTMLSelectElement) moveSelect(target, key)
  else if (!isField || target.readOnly || isPressable(target)) return
  else if (key === 'Backspace') setValue(target, target.value.slice(0, -1), 'deleteContentBackward')
  else if ([...key].length === 1) type(target, key)
}

function enter(target: HTMLElement): void {
  if (target.matches('button, a[href], summary'))
    target.dispatchEvent(new MouseEvent('click', { ...mouse, detail: 0 }))
  else if (target instanceof HTMLTextAreaElement) type(target, '\n')
  else if (target instanceof HTMLInputElement) submitBy(target)
}

function type(target: Field, text: string): void {
  let [start, end] = [target.value.length, target.value.length]
  try {
    start = target.selectionStart ?? start
    end = target.selectionEnd ?? end
  } catch {
    // fields of numbers and days have no selection
  }
  setValue(target, target.value.slice(0, start) + text + target.value.slice(end), 'insertText')
}

function submitBy(input: HTMLInputElement): void {
  if (changed.delete(input)) input.dispatchEvent(new Event('change', { bubbles: true }))
  const { form } = input
  if (!form) return
  const button = [...form.elements].find((each) =>
    each.matches('button[type=submit], button:not([type]), input[type=submit]'),
  ) as HTMLButtonElement | undefined
  if (button) {
    if (!isDisabled(button)) button.dispatchEvent(new MouseEvent('click', { ...mouse, detail: 0 }))
  } else form.requestSubmit()
}

function moveRadio(input: HTMLInputElement, key: string): void {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key]
  if (!by) return
  const scope = input.form ?? document
  const all = [...scope.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (each) => each.name === input.name && !isDisabled(each),
  )
  const next = all[(all.indexOf(input) + by + all.length) % all.length] as HTMLInputElement
  next.focus()
  next.dispatchEvent(new MouseEvent('click', { ...mouse, detail: 0 }))
}

function moveSelect(select: HTMLSelectElement, key: string): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[key]
  const next = by && select.options[select.selectedIndex + by]
  if (next) choose(select, { value: next.value })
}

function tab(back: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !isDisabled(each) &&
      !each.closest('[inert], [aria-hidden=true] ') &&
      getComputedStyle(each).visibility !== 'hidden' &&
      isShown(each),
  )
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = back ? (at < 0 ? all.at(-1) : all[at - 1]) : all[at + 1]
  if (next) next.focus()
  else (document.activeElement as HTMLElement | null)?.blur()
}

function isShown(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).display === 'none') return false
  return true
}

type Choice = string | { label?: string; value?: string; index?: number }

/** Chooses an option by its value, label or place. @throws when there is none. */
export function choose(found: HTMLElement, choice: Choice): void {
  const select = (found instanceof HTMLLabelElement ? found.control : found) as HTMLSelectElement
  const options = [...select.options]
  const want = typeof choice === 'string' ? { value: choice, label: choice } : choice
  const option = options.find(
    ({ value, text, index }) =>
      (want.value !== undefined && value === want.value) ||
      (want.label !== undefined && text.trim() === want.label.trim()) ||
      want.index === index,
  )
  if (!option || option.disabled)
    throw new Error(`no such option among ${options.map(({ text }) => text).join(', ')}`)
  focus(select)
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
    select,
    option.value,
  )
  option.selected = true
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Files as a person chooses them. */
export function giveFiles(
  input: HTMLInputElement,
  given: { name: string; mimeType: string; buffer: Uint8Array }[],
): void {
  const files = given.map(
    ({ name, mimeType, buffer }) => new File([new Uint8Array(buffer)], name, { type: mimeType }),
  )
  const list = Object.assign([...files], { item: (at: number) => files[at] ?? null })
  Object.defineProperty(input, 'files', { configurable: true, value: list })
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
