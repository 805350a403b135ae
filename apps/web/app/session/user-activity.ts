import { unattended } from '@kakehashi/contract/accounts/sessions'

/** How long after the last input the user is assumed to be still reading. */
const idleAfter = 60_000
const inputEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const

// Opening a page counts as input.
let lastInput = Date.now()
for (const type of inputEvents) {
  globalThis.addEventListener?.(type, () => (lastInput = Date.now()), {
    capture: true,
    passive: true,
  })
}

/** Marks the calls of an unattended screen, so that they do not keep the session alive. */
export function activityHeaders(): Readonly<Record<string, string>> {
  return Date.now() - lastInput < idleAfter ? {} : { [unattended]: '1' }
}
