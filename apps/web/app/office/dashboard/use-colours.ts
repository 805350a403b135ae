import { type RefObject, useEffect, useState } from 'react'

export interface Colours {
  readonly chart: string
  readonly sheet: string
  readonly ink: string
  readonly ink2: string
  readonly ink3: string
  readonly line: string
  readonly edge: string
  readonly font: string
}

/**
 * A canvas cannot use CSS variables, so they are read here, again when the colour scheme changes.
 */
export function useColours(element: RefObject<HTMLElement | null>): Colours | undefined {
  const [colours, setColours] = useState<Colours>()
  useEffect(() => {
    const read = () => {
      if (element.current) setColours(coloursAt(element.current))
    }
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    read()
    scheme.addEventListener('change', read)
    return () => scheme.removeEventListener('change', read)
  }, [element])
  return colours
}

function coloursAt(element: HTMLElement): Colours {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    chart: token('--chart'),
    sheet: token('--sheet'),
    ink: token('--ink'),
    ink2: token('--ink-2'),
    ink3: token('--ink-3'),
    line: token('--line'),
    edge: token('--edge'),
    font: style.fontFamily,
  }
}
