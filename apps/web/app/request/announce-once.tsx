import { useEffect, useRef, useState } from 'react'

interface SaidOnceProps {
  /** Changes exactly when there is something new to say. */
  mark: string
  words: string
}

/** Tells a listener what has changed by itself, once, when the sentence being read is over. */
export function AnnounceOnce({ mark, words }: SaidOnceProps) {
  const [said, setSaid] = useState('')
  const last = useRef(mark)
  useEffect(() => {
    if (last.current === mark) return
    last.current = mark
    setSaid(words)
  }, [mark, words])
  return <output className="hush">{said}</output>
}
