import { useEffect, useRef } from 'react'
import { closeMenu, followMenu } from './header-behaviour.ts'

/** The menu behaviour for React. `visit` changes with every navigation, which closes the menu. */
export function useMenu(visit: string | undefined) {
  const menu = useRef<HTMLElement>(null)
  const lastVisit = useRef(visit)

  useEffect(() => (menu.current ? followMenu(menu.current) : undefined), [])

  useEffect(() => {
    if (lastVisit.current === visit) return
    lastVisit.current = visit
    closeMenu(menu.current)
  }, [visit])

  return menu
}
