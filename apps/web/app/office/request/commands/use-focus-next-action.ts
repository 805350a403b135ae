import { useEffect, useState } from 'react'

export const mainButtonId = 'stage-main'

/**
 * Focuses the main button after an earlier step, so that Enter continues. Waits until the screen
 * shows the new version; otherwise the confirmation could show an outdated amount.
 */
export function useFocusNextAction(version: number): (from: number) => void {
  // An object, so that a second call with the same version still triggers the effect.
  const [target, setTarget] = useState<{ readonly from: number }>()
  const isShown = target !== undefined && version >= target.from
  useEffect(() => {
    if (target && isShown) document.getElementById(mainButtonId)?.focus()
  }, [target, isShown])
  return (from) => setTarget({ from })
}
