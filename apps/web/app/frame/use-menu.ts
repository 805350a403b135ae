import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const wide = '(min-width: 960px)'

/**
 * The phone menu is a popover: the browser opens it, closes it on Escape and on a press outside,
 * also before any script has run. Script adds what the browser does not know.
 */
export function useMenu() {
  const menu = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  const { key } = useLocation()
  const lastKey = useRef(key)

  useEffect(() => {
    const element = menu.current
    if (!element) return undefined
    // Told before it opens, so that what is read aloud is never behind what is seen.
    const follow = (event: ToggleEvent) => setOpen(event.newState === 'open')
    const closeWhenWide = () => close(element)
    setOpen(element.matches(':popover-open'))
    element.addEventListener('beforetoggle', follow)
    const screen = matchMedia(wide)
    screen.addEventListener('change', closeWhenWide)
    return () => {
      element.removeEventListener('beforetoggle', follow)
      screen.removeEventListener('change', closeWhenWide)
    }
  }, [])

  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    close(menu.current)
  }, [key])

  return { menu, isOpen }
}

function close(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
