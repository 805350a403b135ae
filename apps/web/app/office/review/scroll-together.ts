import { useState } from 'react'

const storageKey = 'reviewScrollsApart'

export interface ScrollTogether {
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
}

/** On unless this browser was told otherwise, also on another day. */
export function useScrollTogether(): ScrollTogether {
  const [isOn, setOn] = useState(read)
  return {
    isOn,
    turn(next) {
      setOn(next)
      try {
        if (next) localStorage.removeItem(storageKey)
        else localStorage.setItem(storageKey, 'yes')
      } catch {
        // Storage is blocked: it is remembered until the page is left.
      }
    },
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === null
  } catch {
    return true
  }
}
