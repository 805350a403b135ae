import { unattended } from '@kakehashi/contract/accounts/sessions'

/** How long after the last input the user is assumed to be still reading. */
const patience = 60_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const

// Opening a page counts as input.
let lastTouch = Date.now()
for (const touch of touches) {
  globalThis.addEventListener?.(touch, () => (lastTouch = Date.now()), {
    capture: true,
    passive: true,
  })
}

/**
 * Marks calls that a screen makes by itself while nobody is using it, so that they do not keep the
 * session alive.
 */
export function activityHeaders(): Readonly<Record<string, string>> {
  return Date.now() - lastTouch < patience ? {} : { [unattended]: '1' }
}
