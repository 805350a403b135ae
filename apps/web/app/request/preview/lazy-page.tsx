import { useEffect, useRef, useState } from 'react'
import styles from './file-pages.module.css'
import type { Sheets } from './sheets.ts'

/** A page of A4, until the page itself is measured. */
const usualRatio = 297 / 210

interface LazyPageProps {
  sheets: Sheets
  page: number
  /** Of the desk. */
  width: number
  zoom: number
  turns: number
  label: string
}

/** One page, drawn when it is about to be scrolled into view. */
export function LazyPage({ sheets, page, width, zoom, turns, label }: LazyPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  const [ratio, setRatio] = useState(usualRatio)
  const wanted = `${zoom} ${turns} ${width}`
  const [drawn, setDrawn] = useState('')

  useEffect(() => {
    const { current } = frame
    if (!current || isNear) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { root: current.closest('[data-desk]'), rootMargin: '100% 0%' },
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [isNear])

  useEffect(() => {
    const { current } = canvas
    if (!current || !isNear || width === 0) return undefined
    const stop = new AbortController()
    async function draw(target: HTMLCanvasElement) {
      // A page that cannot be drawn stays blank; the rest of the file can still be read.
      setRatio(await sheets.ratio(page, turns).catch(() => usualRatio))
      if (stop.signal.aborted) return
      await sheets.draw(page, target, { width, zoom, turns }, stop.signal).catch(() => {})
      if (!stop.signal.aborted) setDrawn(wanted)
    }
    void draw(current)
    return () => stop.abort()
  }, [sheets, page, zoom, turns, width, wanted, isNear])

  return (
    <div
      ref={frame}
      className={styles.page}
      data-page={page}
      style={{ width: width * zoom, minHeight: width * zoom * ratio }}
    >
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas with the role of an image
        role="img"
        aria-label={label}
        data-drawn={drawn === wanted}
      />
    </div>
  )
}
