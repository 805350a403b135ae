import { useEffect, useRef, useState } from 'react'

interface SaidOnceProps {
  /** Changes exactly when there is something new to announce. */
  mark: string
  words: string
}

/** Announces a change to screen readers once, without interrupting them. */
export function AnnounceOnce({ mark, words }: SaidOnceProps) {
  const [announced, setAnnounced] = useState('')
  const last = useRef(mark)
  useEffect(() => {
    if (last.current === mark) return
    last.current = mark
    setAnnounced(words)
  }, [mark, words])
  return <output className="hush">{announced}</output>
}
