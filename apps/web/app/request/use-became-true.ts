import { useState } from 'react'

/** Whether something became true under the reader's eyes, and was not so when the screen opened. */
export function useBecameTrue(isTrue: boolean): boolean {
  const [wasTrue] = useState(isTrue)
  return isTrue && !wasTrue
}
