/* oxlint-disable jsx-a11y/prefer-tag-over-role -- <option> is allowed only in a <select> */
import { TextField } from '@kakehashi/ui/field'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { isWritingKana } from '../../../forms/field-keys.ts'
import styles from './new-order.module.css'

interface PickOption {
  readonly id: string
  readonly content: ReactNode
  readonly pick: () => void
}

interface PickFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  typed: string
  onType: (typed: string) => void
  options: readonly PickOption[]
  /** The options for what is typed are not known yet: Enter takes the first once they are. */
  isWaiting?: boolean
  /** The name of the list of options. */
  listLabel: string
}

/** A field with a list below it: arrows go along the options, Enter or a click picks one. */
export function PickField(props: PickFieldProps) {
  const { typed, onType, options, isWaiting = false, listLabel, ...field } = props
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const isEntered = useRef(false)
  const isListOpen = isOpen && options.length > 0
  const optionId = (place: number) => `${listId}-${place}`

  function pick(option: PickOption | undefined) {
    if (!option) return
    setOpen(false)
    setAt(0)
    option.pick()
  }
  // A fast clerk presses Enter before the server has answered.
  const pickFirst = useEffectEvent(() => options[0]?.pick())
  useEffect(() => {
    if (isWaiting || !isEntered.current) return
    isEntered.current = false
    pickFirst()
  }, [isWaiting])

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || isWritingKana(event.nativeEvent)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      if (isListOpen) setAt(Math.max(0, Math.min(options.length - 1, at + step)))
    } else if (event.key === 'Enter') {
      // Without Ctrl, Enter never sends the order.
      event.preventDefault()
      if (isWaiting) isEntered.current = true
      else if (isListOpen) pick(options[at])
      else setOpen(true)
    }
  }

  return (
    <div
      className={styles.pick}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListOpen}
        aria-controls={isListOpen ? listId : undefined}
        aria-activedescendant={isListOpen ? optionId(at) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onChange={({ target }) => {
          onType(target.value)
          setAt(0)
          isEntered.current = false
          setOpen(true)
        }}
      />
      {isListOpen && (
        // Keeps the focus in the field on mouse down; the list closes on blur.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field has the focus
        <div
          id={listId}
          role="listbox"
          aria-label={listLabel}
          className={styles.options}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and handles the keys
            <div
              key={option.id}
              id={optionId(place)}
              role="option"
              aria-selected={place === at}
              ref={place === at ? scrollToIt : undefined}
              onClick={() => pick(option)}
            >
              {option.content}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function scrollToIt(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
