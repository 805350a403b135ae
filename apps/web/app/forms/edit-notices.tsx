import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from './edit-notices.module.css'
import { Refusal } from './refusal.tsx'

interface EditConflictProps<Name extends string> {
  session: {
    base: Readonly<Partial<Record<Name, unknown>>> | undefined
    values: Readonly<Partial<Record<Name, unknown>>>
    isStale: boolean
    isRefused: boolean
    discard: () => void
  }
  /** Field labels, in the order of the fields. */
  labels: Readonly<Record<Name, string>>
  isSending: boolean
}

/** Shows what somebody else has saved while this form was being edited. The input stays. */
function EditConflict<Name extends string>(props: EditConflictProps<Name>) {
  const { session, labels, isSending } = props
  const { base, values, isStale, isRefused, discard } = session
  const { t } = useLingui()
  const container = useRef<HTMLDivElement>(null)
  // Our own save also changes the version.
  const hasConflict = (isStale || isRefused) && !isSending
  useEffect(() => {
    if (hasConflict && isRefused) container.current?.scrollIntoView({ block: 'nearest' })
  }, [hasConflict, isRefused])

  const textOf = (value: unknown) => {
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' && value !== '' ? value : t`(empty)`
  }
  const names = Object.keys(labels) as Name[]
  const theirs = names
    .filter((name) => values[name] !== base?.[name])
    .map((name) => ({ label: labels[name], value: textOf(values[name]) }))

  return (
    <div ref={container} aria-live="polite" className={styles.news}>
      {hasConflict && (
        <Alert
          kind="warning"
          title={<Trans>Someone else has changed this</Trans>}
          action={
            <Button variant="line" size="small" onClick={discard}>
              <Trans>Show their version</Trans>
            </Button>
          }
        >
          <DefinitionList className={styles.theirs} items={theirs} />
          {isRefused ? (
            <Trans>If you save, your version replaces theirs.</Trans>
          ) : (
            <Trans>What you typed is still here.</Trans>
          )}
        </Alert>
      )}
    </div>
  )
}

interface EditNoticesProps<Name extends string> extends EditConflictProps<Name> {
  refusal: string | undefined
}

/** Shown above the fields of an edit form: a conflict, or why saving was refused. */
export function EditNotices<Name extends string>(props: EditNoticesProps<Name>) {
  const { refusal, ...conflict } = props
  return (
    <>
      <EditConflict {...conflict} />
      <Refusal message={refusal} />
    </>
  )
}
