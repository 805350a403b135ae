const threshold = 10

/**
 * Makes the header transparent at the top of the page. It is rendered opaque, so that it is
 * readable without script.
 */
export function followScroll(header: HTMLElement): () => void {
  const follow = () => {
    header.dataset['atTop'] = String(scrollY <= threshold)
  }
  follow()
  addEventListener('scroll', follow, { passive: true })
  return () => removeEventListener('scroll', follow)
}

const wide = '(min-width: 960px)'

/**
 * The phone menu is a popover, so the browser opens and closes it without script. This adds
 * aria-expanded, and closes the menu when the window becomes wide enough for the full menu.
 */
export function followMenu(menu: HTMLElement): () => void {
  const toggle = document.querySelector(`[popovertarget="${menu.id}"]`)
  const say = (isOpen: boolean) => toggle?.setAttribute('aria-expanded', String(isOpen))
  // Set before the menu opens, so that screen readers never announce the old state.
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
