import {
  continueStroke,
  signaturePath,
  signatureSize,
  startStroke,
  type Strokes,
} from '@kakehashi/domain/request/signature'
import type { PointerEvent } from 'react'
import styles from './signature.module.css'

interface SignatureFieldProps {
  strokes: Strokes
  /** Several points can come before the field is drawn again. */
  onDraw: (change: (strokes: Strokes) => Strokes) => void
  label: string
}

/** A field to sign in with a pen, a finger or the mouse. */
export function SignatureField({ strokes, onDraw, label }: SignatureFieldProps) {
  function start(event: PointerEvent<SVGSVGElement>) {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const [x, y] = placeOf(event.currentTarget, event)
    onDraw((before) => startStroke(before, x, y))
  }

  function draw(event: PointerEvent<SVGSVGElement>) {
    const field = event.currentTarget
    if (!field.hasPointerCapture(event.pointerId)) return
    // A pen reports more points than the browser sends events.
    const seen = event.nativeEvent.getCoalescedEvents()
    const points = seen.length > 0 ? seen : [event.nativeEvent]
    const places = points.map((point) => placeOf(field, point))
    onDraw((before) =>
      places.reduce<Strokes>((longer, [x, y]) => continueStroke(longer, x, y), before),
    )
  }

  const voice = { role: 'img', 'aria-label': label }
  return (
    <svg
      className={styles.field}
      viewBox={`0 0 ${signatureSize.width} ${signatureSize.height}`}
      {...voice}
      onPointerDown={start}
      onPointerMove={draw}
    >
      <line
        className={styles.rule}
        x1={60}
        x2={signatureSize.width - 60}
        y1={signatureSize.height - 70}
        y2={signatureSize.height - 70}
      />
      <path d={signaturePath(strokes)} className={styles.line} />
    </svg>
  )
}

/** Where in the field the pen is. */
function placeOf(field: SVGSVGElement, pen: { clientX: number; clientY: number }) {
  const { left, top, width, height } = field.getBoundingClientRect()
  const x = ((pen.clientX - left) / width) * signatureSize.width
  const y = ((pen.clientY - top) / height) * signatureSize.height
  return [x, y] as const
}
