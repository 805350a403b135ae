import { useRef, useState } from 'react'

/** A question that a running action asks, and waits for: true is go on. */
export function useQuestion() {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(isYes: boolean) => void>(undefined)

  function close(isYes: boolean) {
    setOpen(false)
    answer.current?.(isYes)
  }

  return {
    ask: () =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve
        setOpen(true)
      }),
    props: { isOpen, onYes: () => close(true), onNo: () => close(false) },
  }
}
