import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '@kakehashi/ui/icon'
import { isWritingKana } from '../../forms/field-keys.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useSearch } from './use-search.ts'
import { Results } from './results.tsx'
import styles from './search.module.css'

/** Searches people and requests. On a phone it opens full width from a button. */
export function Search() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const previousFocus = useRef<Element | null>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const results = useSearch(typed)
  const hasInput = isOpen && typed.trim() !== ''
  const isListOpen = hasInput && results.options.length > 0
  const option = (place: number) => `${listId}-${place}`

  function close() {
    setOpen(false)
    setChosen(-1)
    previousFocus.current = null
  }
  // The field is hidden on a phone until opened, so it can only be focused afterwards.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  useKeys([{ key: '/', label: msg`Search`, do: () => setOpen(true) }])

  // Close the search on navigation.
  const { key } = useLocation()
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
    setLastKey(key)
    setTyped('')
    setOpen(false)
    setChosen(-1)
  }

  function leave() {
    const back = previousFocus.current
    setTyped('')
    close()
    field.current?.blur()
    if (back instanceof HTMLElement && back !== document.body && back.isConnected) back.focus()
  }
  function go(place: number) {
    const target = results.options[place]
    if (target) void navigate(target.to)
  }
  function press(event: KeyboardEvent) {
    const count = results.options.length
    const steps: Record<string, () => void> = {
      ArrowDown: () => setChosen((chosen + 1) % Math.max(count, 1)),
      ArrowUp: () => setChosen(chosen <= 0 ? count - 1 : chosen - 1),
      Escape: leave,
      Enter: () => go(chosen < 0 ? 0 : chosen),
    }
    const step = steps[event.key]
    if (!step || isWritingKana(event.nativeEvent)) return
    event.preventDefault()
    step()
  }

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t`Search`}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      <search
        className={styles.search}
        data-open={isOpen || undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close()
        }}
      >
        <div className={styles.field}>
          <Icon name="search" />
          <input
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            role="combobox"
            aria-label={t`Search people and requests`}
            aria-autocomplete="list"
            aria-expanded={isListOpen}
            aria-controls={isListOpen ? listId : undefined}
            aria-activedescendant={isListOpen && chosen >= 0 ? option(chosen) : undefined}
            aria-keyshortcuts="/"
            placeholder={t`Name, phone or order number`}
            value={typed}
            onFocus={({ relatedTarget }) => {
              previousFocus.current ??= relatedTarget
              setOpen(true)
            }}
            onKeyDown={press}
            onChange={({ target }) => {
              setTyped(target.value)
              setChosen(-1)
              setOpen(true)
            }}
          />
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
          <button type="button" className={styles.close} onClick={leave}>
            <Trans>Close</Trans>
          </button>
        </div>
        {hasInput && (
          <Results id={listId} results={results} chosen={chosen} option={option} onPick={go} />
        )}
      </search>
    </>
  )
}
