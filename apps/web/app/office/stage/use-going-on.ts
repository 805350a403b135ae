import { useEffect, useState } from 'react'

export const mainButtonId = 'stage-main'

/**
 * After what came before it is done, Enter goes on: the main button takes the focus, but not before
 * the screen shows what was done. A quick hand would be asked about an amount that is past.
 */
export function useGoingOn(version: number): (from: number) => void {
  const [from, setFrom] = useState<number>()
  useEffect(() => {
    if (from === undefined || version < from) return
    setFrom(undefined)
    document.getElementById(mainButtonId)?.focus()
  }, [from, version])
  return setFrom
}
