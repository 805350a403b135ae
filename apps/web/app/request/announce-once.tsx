import { useEffect, useRef, useState } from 'react'

interface AnnounceOnceProps {
  /** Changes exactly when there is something new to announce. */
  mark: string
  text: string
}

/** Announces a change to screen readers once, without interrupting them. */
export function AnnounceOnce({ mark, text }: AnnounceOnceProps) {
  const [announced, setAnnounced] = useState('')
  const last = useRef(mark)
  useEffect(() => {
    if (last.current === mark) return
    last.current = mark
    setAnnounced(text)
  }, [mark, text])
  return <output className="hush">{announced}</output>
}
