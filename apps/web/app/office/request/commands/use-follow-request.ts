import { useEffect, useRef } from 'react'

/**
 * A form that begins with what stands goes with the request until somebody types in it. Otherwise
 * a colleague's change would be overwritten by a press on what was there before.
 */
export function useFollowRequest(stands: string, isTyped: boolean, show: () => void): void {
  const shown = useRef(stands)
  useEffect(() => {
    if (isTyped || shown.current === stands) return
    shown.current = stands
    show()
  })
}
