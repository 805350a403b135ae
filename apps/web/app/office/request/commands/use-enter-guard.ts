import { useEffect } from 'react'

/** Enter that is still held would press what the focus has gone on to: each press is one answer. */
export function useHeldEnterDropped(): void {
  useEffect(() => {
    document.addEventListener('keydown', dropHeldEnter)
    return () => document.removeEventListener('keydown', dropHeldEnter)
  }, [])
}

function dropHeldEnter(event: KeyboardEvent): void {
  const isWriting = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !isWriting) event.preventDefault()
}
