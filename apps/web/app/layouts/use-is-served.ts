import { useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Whether the component is part of the document that the server sent. False if React has discarded
 * that document and renders it again, because an extension changed it or a screen failed.
 */
export function useIsServed(): boolean {
  const isTakingOver = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [isServed] = useState(isTakingOver)
  return isServed
}
