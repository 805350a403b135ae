import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from '@kakehashi/ui/icon'
import { withFilter } from './list-query.ts'
import styles from './filters.module.css'

export type Choose = (name: string, value: string) => void

/** Changes one filter of the address, so that it can be kept, sent and gone back to. */
export function useFilterChoice(): Choose {
  const [search, setSearch] = useSearchParams()
  // The address follows a moment later; a second press in that moment builds on the first.
  const wanted = useRef(search)
  useEffect(() => {
    wanted.current = search
  }, [search])
  return (name, value) => {
    wanted.current = withFilter(wanted.current, name, value)
    setSearch(wanted.current, { replace: true, preventScrollReset: true })
  }
}

/** What narrows a list, above it. */
export function FilterSet({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles['filters']}>
      <legend className="hush">
        <Trans>Show only</Trans>
      </legend>
      {children}
    </fieldset>
  )
}

interface ToggleProps {
  isOn: boolean | undefined
  /** '1' when it is turned on, otherwise empty. */
  onTurn: (value: string) => void
  children: ReactNode
}

export function Toggle({ isOn = false, onTurn, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles['toggle']}
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
