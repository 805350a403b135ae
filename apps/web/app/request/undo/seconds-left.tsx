import { Plural } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import styles from './undo-bar.module.css'

/** Not announced: a screen reader would read every second. */
export function SecondsLeft({ until }: { until: number }) {
  const left = useSecondsUntil(until)
  return (
    <span className={styles.left} aria-hidden="true">
      <Plural
        value={left}
        one="The customer sees it in # second"
        other="The customer sees it in # seconds"
      />
    </span>
  )
}

function useSecondsUntil(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil((until - performance.now()) / 1000))
}
