/** What a toast must not cover: fields, and elements marked by their component. */
const kept = 'input:not([type=hidden]), select, textarea, [data-keep-visible]'
/** On phones a toast is as wide as the page: anything may be below it. */
const keptOnPhones = `${kept}, h1, header, button`
const gap = 8

/**
 * Moves the toasts in this layer away from their edge if they would cover a field. The page under
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
  const home = current - Number(container.dataset['moved'] ?? 0)
  if (height === 0) return move(container, 0)
  const isAtBottom = getComputedStyle(container).getPropertyValue('--edge').trim() === 'bottom'
  const boxes = [...document.querySelectorAll<HTMLElement>(isAtBottom ? keptOnPhones : kept)]
    .filter((element) => element.checkVisibility() && !container.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.right > left && box.left < right)
  const coveredAt = (at: number) =>
    boxes.reduce(
      (sum, box) => sum + Math.max(0, Math.min(box.bottom, at + height) - Math.max(box.top, at)),
      0,
    )
  // The nearest free place; on a page full of fields, the one that covers least.
  const places = isAtBottom ? placesAbove(home, height, boxes) : placesBelow(home, height, boxes)
  const best = places.reduce(
    (one, other) => (coveredAt(other) < coveredAt(one) ? other : one),
    home,
  )
  move(container, best - home)
}

/** Nearest first, like placesAbove. */
function placesBelow(home: number, height: number, boxes: readonly DOMRect[]): number[] {
  const lowest = innerHeight - height - gap
  return [...boxes.map((box) => box.bottom + gap), lowest]
    .filter((at) => at >= home && at <= Math.max(home, lowest))
    .toSorted((one, other) => one - other)
}

function placesAbove(home: number, height: number, boxes: readonly DOMRect[]): number[] {
  return boxes
    .map((box) => box.top - gap - height)
    .filter((at) => at >= gap && at <= home)
    .toSorted((one, other) => other - one)
}

function move(container: HTMLElement, by: number): void {
  container.dataset['moved'] = String(by)
  container.style.translate = by === 0 ? '' : `0 ${by}px`
}
