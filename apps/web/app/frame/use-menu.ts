import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeMenu, followMenu } from './phone-menu.ts'

/** For screens drawn by React: the menu's behaviour, and shut again after each change of page. */
export function useMenu() {
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const lastKey = useRef(key)

  useEffect(() => (menu.current ? followMenu(menu.current) : undefined), [])

  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    closeMenu(menu.current)
  }, [key])

  return menu
}
