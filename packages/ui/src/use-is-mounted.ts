import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells, when a slow answer has come, whether its screen is still the one in front of the reader.
 * Whoever has gone elsewhere meanwhile is told by the toast and stays there.
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
