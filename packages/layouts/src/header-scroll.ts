const threshold = 10

/**
 * Transparent at the top of the page, opaque further down. Without script the header cannot follow,
 * so it is delivered opaque and only loses its colour here.
 */
export function followScroll(header: HTMLElement): () => void {
  const follow = () => {
    header.dataset['atTop'] = String(scrollY <= threshold)
  }
  follow()
  addEventListener('scroll', follow, { passive: true })
  return () => removeEventListener('scroll', follow)
}
