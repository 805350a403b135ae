import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Spinner } from '@kakehashi/ui/spinner'
import styles from './preview.module.css'
import type { Sheets } from './sheets.ts'

interface SheetProps {
  sheets: Sheets
  page: number
  zoom: number
  turns: number
  label: string
}

/** One page, as wide as its container at 100 %. */
export function Sheet({ sheets, page, zoom, turns, label }: SheetProps) {
  const { t } = useLingui()
  const desk = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = useInnerWidth(desk)
  const wanted = `${page} ${zoom} ${turns} ${width}`
  const [drawn, setDrawn] = useState('')

  useEffect(() => {
    const { current } = canvas
    if (!current || width === 0) return undefined
    const stop = new AbortController()
    async function draw(target: HTMLCanvasElement) {
      // A page that cannot be drawn stays blank; the rest of the file can still be read.
      await sheets.draw(page, target, { width, zoom, turns }, stop.signal).catch(() => {})
      if (!stop.signal.aborted) setDrawn(wanted)
    }
    void draw(current)
    return () => stop.abort()
  }, [sheets, page, zoom, turns, width, wanted])

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- not a landmark, as there may be two; focusable, so that it can be scrolled by keyboard
    <div ref={desk} className={styles.desk} role="group" tabIndex={0} aria-label={t`Document`}>
      {drawn === '' && <Spinner className={styles.wait} label={<Trans>Loading the page</Trans>} />}
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas with the role of an image
        role="img"
        aria-label={label}
        className={styles.sheet}
        data-drawn={drawn === wanted}
      />
    </div>
  )
}

/** The available width, measured because the column grows with the window. */
function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width))
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return width
}
