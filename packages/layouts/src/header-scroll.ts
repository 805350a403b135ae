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
