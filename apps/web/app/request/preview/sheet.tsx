import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Spinner } from '@kakehashi/ui/spinner'
import { drawOutline, type Outline } from './outline.ts'
import styles from './preview.module.css'
import type { Sheets } from './sheets.ts'
import { useCentre } from './use-centre.ts'
import { useSpace } from './use-space.ts'
import { type Scale, type Zoom, zoomOf } from './zoom.ts'

interface SheetProps {
  sheets: Sheets
  page: number
  scale: Scale
  turns: number
  label: string
  /** A place of the file that is outlined. */
  outline?: Outline | undefined
  /** Called with the zoom that a fit leads to. */
  onZoom: (zoom: Zoom) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One page on a desk that can be scrolled. */
export function Sheet(props: SheetProps) {
  const { sheets, page, scale, turns, label, outline, onZoom, onKeyDown } = props
  const { t } = useLingui()
  const desk = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const space = useSpace(desk)
  const zoom = zoomOf(scale, space, useRatio(sheets, page, turns))
  const { width } = space
  const shown = outline?.page === page ? outline : undefined
  const wanted = `${page} ${zoom} ${turns} ${width} ${JSON.stringify(shown?.box)}`
  const [drawn, setDrawn] = useState('')
  useCentre(desk, canvas, page)

  useEffect(() => {
    const { current } = canvas
    if (!current || zoom === undefined) return undefined
    const stop = new AbortController()
    const drawing = { width, zoom, turns }
    async function draw(target: HTMLCanvasElement) {
      // A page that cannot be drawn stays blank; the rest of the file can still be read.
      await sheets.draw(page, target, drawing, stop.signal).catch(() => {})
      if (stop.signal.aborted) return
      if (shown) drawOutline(target, shown.box, turns)
      setDrawn(wanted)
    }
    void draw(current)
    return () => stop.abort()
  }, [sheets, page, zoom, turns, width, wanted, shown])

  useEffect(() => {
    if (zoom !== undefined) onZoom(zoom)
  }, [zoom, onZoom])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for scrolling and zooming
    <div
      ref={desk}
      className={styles.desk}
      data-desk=""
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a landmark, as there may be two
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that it can be scrolled by keyboard
      tabIndex={0}
      aria-label={t`Document`}
      onKeyDown={onKeyDown}
    >
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

/** Undefined until the page has been measured. A page that cannot be measured fits the width. */
function useRatio(sheets: Sheets, page: number, turns: number): number | undefined {
  const key = `${page} ${turns}`
  const [measured, setMeasured] = useState<{ key: string; ratio: number }>()
  useEffect(() => {
    let isGone = false
    async function measure() {
      const ratio = await sheets.ratio(page, turns).catch(() => 0)
      if (!isGone) setMeasured({ key, ratio })
    }
    void measure()
    return () => {
      isGone = true
    }
  }, [sheets, page, turns, key])
  return measured?.key === key ? measured.ratio : undefined
}
