import { type RefObject, useEffect, useState } from 'react'

/** The page in the middle of a desk on which all pages lie below each other. */
export function usePageOnScreen(desk: RefObject<HTMLElement | null>, count: number): number {
  const [page, setPage] = useState(1)
  useEffect(() => {
    const { current } = desk
    if (!current || count === 0) return undefined
    function find() {
      if (!current) return
      const middle = current.scrollTop + current.clientHeight / 2
      const pages = [...current.querySelectorAll<HTMLElement>('[data-page]')]
      const shown = pages.findLastIndex((one) => one.offsetTop <= middle)
      setPage(Math.max(1, shown + 1))
    }
    current.addEventListener('scroll', find, { passive: true })
    return () => current.removeEventListener('scroll', find)
  }, [desk, count])
  return Math.min(page, Math.max(1, count))
}
