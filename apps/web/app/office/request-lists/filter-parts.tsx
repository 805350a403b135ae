import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from '@kakehashi/ui/icon'
import { withFilter } from './list-query.ts'
import styles from './filters.module.css'

export type Choose = (name: string, value: string) => void

/** Filters are stored in the address, so that a filtered list can be bookmarked and shared. */
export function useFilterChoice(): Choose {
  const [search, setSearch] = useSearchParams()
  // `search` lags behind, so a second click must build on the last value set.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  return (name, value) => {
    latest.current = withFilter(latest.current, name, value)
    setSearch(latest.current, { replace: true, preventScrollReset: true })
  }
}

export function FilterSet({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles.filters}>
      <legend className="hush">
        <Trans>Show only</Trans>
      </legend>
      {children}
    </fieldset>
  )
}

interface ToggleProps {
  isOn: boolean | undefined
  /** '1' when turned on, '' when turned off. */
  onTurn: (value: string) => void
  children: ReactNode
}

export function Toggle({ isOn = false, onTurn, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      onClick={() => onTurn(isOn ? '' : '1')}
    >
      {children}
      {isOn && <Icon name="check" />}
    </button>
  )
}

export function UnreadToggle({ isOn, choose }: Pick<ToggleProps, 'isOn'> & { choose: Choose }) {
  return (
    <Toggle isOn={isOn} onTurn={(value) => choose('unread', value)}>
      <Icon name="mail" />
      <Trans>Unread</Trans>
    </Toggle>
  )
}
