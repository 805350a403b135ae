import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed. What only paper shows is rendered then and not hidden on the
 * screen, where it would repeat every fact for search in the page.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // At once: the browser takes the page as it is when the event handlers return.
    const show = (isShown: boolean) => flushSync(() => setPrinting(isShown))
    const paper = matchMedia('print')
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('beforeprint', () => show(true), { signal })
    addEventListener('afterprint', () => show(false), { signal })
    paper.addEventListener('change', () => show(paper.matches), { signal })
    return () => listening.abort()
  }, [])
  return isPrinting
}
