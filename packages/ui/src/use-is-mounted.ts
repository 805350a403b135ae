import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether the screen is still mounted when a slow call returns. If the user has left it, a toast
 * shows the result and they are not navigated away.
 */
export function useIsMounted(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
