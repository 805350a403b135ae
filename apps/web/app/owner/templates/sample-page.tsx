import { useEffect, useRef, useState } from 'react'
import type { Sheets } from '../../request/preview/sheets.ts'
import styles from './templates.module.css'

interface SamplePageProps {
  sheets: Sheets
  page: number
  label: string
}

/** A page as wide as its column. */
export function SamplePage({ sheets, page, label }: SamplePageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<Sheets>()

  useEffect(() => {
    const { current } = canvas
    const width = current?.parentElement?.clientWidth ?? 0
    if (!current || width === 0) return undefined
    const stop = new AbortController()
    async function draw(target: HTMLCanvasElement) {
      const drawing = { width, zoom: 1, turns: 0 }
      await sheets.draw(page, target, drawing, stop.signal).catch(() => {})
      if (!stop.signal.aborted) setDrawn(sheets)
    }
    void draw(current)
    return () => stop.abort()
  }, [sheets, page])

  return (
    <div className={styles.page}>
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas with the role of an image
        role="img"
        aria-label={label}
        data-drawn={drawn === sheets}
      />
    </div>
  )
}
