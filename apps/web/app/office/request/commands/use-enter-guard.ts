import { useEffect } from 'react'

/** Enter that is still held would press what the focus has gone on to: each press is one answer. */
export function useEnterGuard(): void {
  useEffect(() => {
    document.addEventListener('keydown', ignoreHeldEnter)
    return () => document.removeEventListener('keydown', ignoreHeldEnter)
  }, [])
}

function ignoreHeldEnter(event: KeyboardEvent): void {
  const isWriting = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !isWriting) event.preventDefault()
}
