/** What a toast must not cover: fields, and elements marked by their component. */
const kept = 'input:not([type=hidden]), select, textarea, [data-keep-visible]'
const gap = 8

/**
 * Moves the toasts in this layer down from their place if they would cover a field. The page under
 * them may change while they are shown: a toast often comes with the next page.
 */
export function keepFieldsVisible(layer: HTMLElement | null, container: string): () => void {
  let frame = 0
  const placeAll = () => {
    for (const toasts of layer?.querySelectorAll<HTMLElement>(container) ?? []) place(toasts)
  }
  const changed = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(placeAll)
  })
  if (layer) changed.observe(document.body, { childList: true, subtree: true })
  // The fields move when the page is scrolled or resized, or another one is shown.
  const listening = new AbortController()
  for (const event of ['scrollend', 'resize', 'focusin'] as const) {
    addEventListener(event, placeAll, { signal: listening.signal, passive: true, capture: true })
  }
  return () => {
    changed.disconnect()
    cancelAnimationFrame(frame)
    listening.abort()
  }
}

function place(container: HTMLElement): void {
  if (container.childElementCount === 0) return move(container, 0)
  const { top: current, left, right, height } = container.getBoundingClientRect()
  const top = current - Number(container.dataset['moved'] ?? 0)
  const fields = [...document.querySelectorAll<HTMLElement>(kept)]
    .filter((field) => field.checkVisibility())
    .map((field) => field.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.right > left && box.left < right)
  const lowest = innerHeight - height - gap
  const places = [top, ...fields.map((box) => box.bottom + gap), lowest]
    .filter((at) => at >= top && at <= Math.max(top, lowest))
    .toSorted((one, other) => one - other)
  const coveredAt = (at: number) =>
    fields.reduce(
      (sum, box) => sum + Math.max(0, Math.min(box.bottom, at + height) - Math.max(box.top, at)),
      0,
    )
  // The highest free place; on a page full of fields, the one that covers least.
  const best = places.reduce((one, other) => (coveredAt(other) < coveredAt(one) ? other : one), top)
  move(container, best - top)
}

function move(container: HTMLElement, by: number): void {
  container.dataset['moved'] = String(by)
  container.style.translate = by === 0 ? '' : `0 ${by}px`
}
