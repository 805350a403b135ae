import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import styles from './tabs.module.css'

interface Tab {
  id: string
  label: ReactNode
  panel: ReactNode
}

interface TabsProps {
  /** Label of the tab list for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** Set together with onSelect when the selection is stored elsewhere, such as in the address. */
  selected?: string | undefined
  onSelect?: ((id: string) => void) | undefined
  className?: string | undefined
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** One stop for the Tab key. The arrow keys select a tab and show it at once. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id)
  const row = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const at = Math.max(
    tabs.findIndex((tab) => tab.id === (selected ?? own)),
    0,
  )
  const current = tabs[at]

  function choose(tab: Tab) {
    setOwn(tab.id)
    onSelect?.(tab.id)
  }

  function moveByKey(event: KeyboardEvent) {
    const step = steps[event.key]
    const next = step && step(at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || next === undefined) return
    event.preventDefault()
    choose(tab)
    const button = row.current?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <div className={className}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on the tabs inside */}
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={moveByKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${prefix}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {current && (
        <div
          role="tabpanel"
          id={`${prefix}-panel`}
          aria-labelledby={`${prefix}-${current.id}`}
          tabIndex={0}
          className={styles.panel}
        >
          {current.panel}
        </div>
      )}
    </div>
  )
}
