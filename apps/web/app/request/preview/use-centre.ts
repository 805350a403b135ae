import { type RefObject, useEffect, useRef } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Keeps the point in the middle of the view there when the sheet changes its size. Another page
 * starts at its top, or where it was left.
 */
export function useCentre(
  desk: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  page: number,
): void {
  const places = useRef(new Map<number, Point>())
  useEffect(() => {
    const left = places.current
    const [view, drawn] = [desk.current, sheet.current]
    if (!view || !drawn) return undefined
    let centre = left.get(page)
    let size = ''
    // Not when the page is drawn, because the reader may have scrolled by then.
    if (!centre) view.scrollTop = 0

    function note() {
      // A sheet that has shrunk has scrolled the view by itself.
      if (!view || !drawn || size !== sizeOf(drawn)) return
      centre = centreOf(view, drawn)
      left.set(page, centre)
    }
    const watch = new ResizeObserver(() => {
      // A canvas has a size before anything is drawn.
      if (drawn.style.width === '') return
      scrollTo(view, drawn, centre ?? { x: 0.5, y: centreOf(view, drawn).y })
      size = sizeOf(drawn)
      note()
    })
    watch.observe(drawn)
    view.addEventListener('scroll', note, { passive: true })
    return () => {
      watch.disconnect()
      view.removeEventListener('scroll', note)
    }
  }, [desk, sheet, page])
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => `${offsetWidth} ${offsetHeight}`

/** The middle of the view, as a part of the sheet's width and height. */
function centreOf(view: HTMLElement, sheet: HTMLElement): Point {
  return {
    x: (view.scrollLeft + view.clientWidth / 2 - sheet.offsetLeft) / sheet.offsetWidth,
    y: (view.scrollTop + view.clientHeight / 2 - sheet.offsetTop) / sheet.offsetHeight,
  }
}

function scrollTo(view: HTMLElement, sheet: HTMLElement, { x, y }: Point): void {
  view.scrollLeft = sheet.offsetLeft + x * sheet.offsetWidth - view.clientWidth / 2
  view.scrollTop = sheet.offsetTop + y * sheet.offsetHeight - view.clientHeight / 2
}
