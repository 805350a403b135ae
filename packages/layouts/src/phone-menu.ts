const wide = '(min-width: 960px)'

/**
 * The phone menu is a popover: the browser opens it, closes it on Escape and on a press outside,
 * also before any script has run. Script adds what the browser does not know: it tells screen
 * readers whether it is open, and closes it when the window grows and the menu needs no opening.
 */
export function followMenu(menu: HTMLElement): () => void {
  const toggle = document.querySelector(`[popovertarget="${menu.id}"]`)
  const say = (isOpen: boolean) => toggle?.setAttribute('aria-expanded', String(isOpen))
  // Told before it opens, so that what is read aloud is never behind what is seen.
  const follow = (event: ToggleEvent) => say(event.newState === 'open')
  const closeWhenWide = () => closeMenu(menu)
  const screen = matchMedia(wide)

  say(menu.matches(':popover-open'))
  menu.addEventListener('beforetoggle', follow)
  screen.addEventListener('change', closeWhenWide)
  return () => {
    menu.removeEventListener('beforetoggle', follow)
    screen.removeEventListener('change', closeWhenWide)
  }
}

export function closeMenu(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
