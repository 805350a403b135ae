import { unattended } from '@kakehashi/contract/accounts/sessions'

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

/**
 * What every call says beside its own words: whether it is somebody's doing, or that of a screen
 * which reads on by itself and must not keep a session alive at an empty chair.
 */
export function activityHeaders(): Readonly<Record<string, string>> {
  return Date.now() - lastTouch < patience ? {} : { [unattended]: '1' }
}
