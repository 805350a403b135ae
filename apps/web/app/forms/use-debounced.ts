import { useEffect, useState } from 'react'

const debounceMs = 150

/** The text after a pause in typing, so that a call is not made for each letter. */
export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
