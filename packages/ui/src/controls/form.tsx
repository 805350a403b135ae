import { Plural, Trans } from '@lingui/react/macro'
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'

import { classNames } from '../class-names.ts'
import styles from './form.module.css'
import { Icon } from '../display/icon.tsx'

interface Problem {
  /** The field with the problem; omitted when the problem concerns the whole form. */
  id?: string | undefined
  message: string
}

const noProblems: readonly Problem[] = []

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => unknown) | undefined
  problems?: readonly Problem[] | undefined
}

/** Replaces the browser's validation messages, which disappear and cannot be translated. */
export function Form({ onSubmit, problems = noProblems, className, children, ...rest }: FormProps) {
  const summary = useRef<HTMLDivElement>(null)
  const isAnswerDue = useRef(false)

  // Problems can appear after a submit (from the server) or while typing. Only problems after a
  // submit take the focus.
  useEffect(() => {
    if (!isAnswerDue.current || problems.length === 0) return
    isAnswerDue.current = false
    summary.current?.focus()
  })

  return (
    <form
      {...rest}
      noValidate
      className={classNames(styles.form, className)}
      onInput={() => {
        isAnswerDue.current = false
      }}
      onSubmit={(event) => {
        isAnswerDue.current = true
        void onSubmit?.(event)
      }}
    >
      {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
      {children}
    </form>
  )
}

interface ErrorSummaryProps {
  problems: readonly Problem[]
  ref?: ComponentProps<'div'>['ref']
}

function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const headingId = useId()
  return (
    <div
      ref={ref}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>
        <Icon name="alert" />
        <Plural value={problems.length} one="There is # problem" other="There are # problems" />
      </h2>
      <ul>
        {useInPageOrder(problems).map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id ? (
              <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                <OfField id={id} message={message} />
              </a>
            ) : (
              <p>{message}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const never = () => () => {}

/** In the order of the fields, which depends on the language and is not that of the checks. */
function useInPageOrder(problems: readonly Problem[]): readonly Problem[] {
  const order = useSyncExternalStore(
    never,
    () => pageOrder(problems),
    () => '',
  )
  return order.split(' ').flatMap((index) => problems[Number(index)] ?? [])
}

/** The indices of the problems as text, because a snapshot has to be comparable. */
function pageOrder(problems: readonly Problem[]): string {
  const fieldOf = ({ id }: Problem) => (id === undefined ? null : document.getElementById(id))
  return problems
    .map((problem, index) => ({ index, field: fieldOf(problem) }))
    .toSorted((one, other) => {
      if (!one.field || !other.field) return 0
      const isAfter = other.field.compareDocumentPosition(one.field)
      return isAfter & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1
    })
    .map(({ index }) => index)
    .join(' ')
}

/** A message with the label of its field, unless it has the words of the label already. */
function OfField({ id, message }: { id: string; message: string }) {
  const label = useSyncExternalStore(
    never,
    () => labelOf(id)?.firstChild?.textContent?.trim() ?? '',
    () => '',
  )
  const words = label.replace(/\s*[（(].*/, '').toLowerCase()
  if (message.toLowerCase().includes(words)) return message
  return (
    <Trans comment="In the summary of a form's problems">
      {label}: {message}
    </Trans>
  )
}

function labelOf(id: string): Element | null {
  return document.querySelector(`label[for="${CSS.escape(id)}"]`)
}

// A plain hash link would scroll the label out of view and change the address.
function goToField(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  const label = labelOf(id) ?? field
  label.scrollIntoView({ block: 'start' })
}

interface FieldsetProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  legend?: ReactNode
  hint?: ReactNode
  children: ReactNode
}

export function Fieldset({ legend, hint, className, children, ...rest }: FieldsetProps) {
  return (
    <fieldset {...rest} className={classNames(styles.fieldset, className)}>
      {legend && (
        <legend>
          {legend}
          {hint && <span>{hint}</span>}
        </legend>
      )}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
