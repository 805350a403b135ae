import { useEffect, useState } from 'react'

export const mainButtonId = 'stage-main'

/**
 * After what came before it is done, Enter goes on: the main button takes the focus, but not before
 * the screen shows what was done. A quick hand would be asked about an amount that is past.
 */
export function useFocusNextAction(version: number): (from: number) => void {
  // An object, so that being asked again for the same version is heard.
  const [asked, setAsked] = useState<{ readonly from: number }>()
  const isShown = asked !== undefined && version >= asked.from
  useEffect(() => {
    if (asked && isShown) document.getElementById(mainButtonId)?.focus()
  }, [asked, isShown])
  return (from) => setAsked({ from })
}
