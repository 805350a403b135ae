/** So long after the last touch, somebody may still be sitting there and read. */
const patience = 60_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const

// Opening a page is a touch as well.
let lastTouch = Date.now()
for (const touch of touches) {
  globalThis.addEventListener?.(touch, () => (lastTouch = Date.now()), {
    capture: true,
    passive: true,
  })
}

/** Whether a call made now is somebody's doing, and not that of a screen which reads on by itself. */
export function isAttended(): boolean {
  return Date.now() - lastTouch < patience
}
