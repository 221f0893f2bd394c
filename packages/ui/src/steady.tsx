import { type ComponentType, memo, useLayoutEffect, useRef, useState } from 'react'

type Call = (...args: unknown[]) => unknown

/**
 * The component, drawn again only when something that it shows has changed. Functions among its props are no reason to:
 * they are made anew by each draw of the parent, and the one that is called is always the newest. So it may not call
 * them while it is drawn.
 */
export function steady<Props extends object>(component: ComponentType<Props>) {
  const Memo = memo(component) as unknown as ComponentType<Record<string, unknown>>
  return function Steady(props: Props) {
    const given = props as Record<string, unknown>
    const latest = useRef(given)
    useLayoutEffect(() => {
      latest.current = given
    })
    const [calls] = useState(() => new Map<string, Call>())
    const callOf = (name: string) => {
      const known = calls.get(name)
      if (known) return known
      const call: Call = (...args) => (latest.current[name] as Call | undefined)?.(...args)
      calls.set(name, call)
      return call
    }
    const steadied = Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'function' ? callOf(name) : value,
    ])
    return <Memo {...Object.fromEntries(steadied)} />
  }
}
