import { useState } from 'react'

/** Whether a value became true after the screen was opened. */
export function useBecameTrue(isTrue: boolean): boolean {
  const [wasTrue] = useState(isTrue)
  return isTrue && !wasTrue
}
