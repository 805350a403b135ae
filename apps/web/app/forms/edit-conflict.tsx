import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from './edit-conflict.module.css'
import type { EditSession } from './use-edit-session.ts'

interface EditConflictProps<Values> {
  form: EditSession<Values>
  /** What the fields are called, in their order. */
  labels: { readonly [Name in keyof Values]-?: string }
  isSending: boolean
  /** Takes what the office has into the form, in place of what was typed. */
  onTake: (values: Values) => void
}

/** Says that somebody else has saved what is being edited here, and what; nothing typed is touched. */
export function EditConflict<Values extends object>(props: EditConflictProps<Values>) {
  const { form, labels, isSending, onTake } = props
  const { opened, now, isTold, reopen } = form
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  // Our own save is no news.
  const isNews = now.version !== opened.version && !isSending
  useEffect(() => {
    if (isNews && isTold) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isNews, isTold])

  const textOf = (value: unknown) => {
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' && value !== '' ? value : t`(empty)`
  }
  const names = Object.keys(labels) as (keyof Values & string)[]
  const theirs = names
    .filter((name) => now.values[name] !== opened.values[name])
    .map((name) => ({ label: labels[name], value: textOf(now.values[name]) }))

  return (
    <div ref={place} aria-live="polite" className={styles['news']}>
      {isNews && (
        <Alert
          kind="warning"
          title={<Trans>Somebody else has changed this meanwhile</Trans>}
          action={
            <Button
              variant="line"
              size="small"
              onClick={() => {
                reopen(now)
                onTake(now.values)
              }}
            >
              <Trans>Show theirs</Trans>
            </Button>
          }
        >
          <DefinitionList className={styles['theirs']} items={theirs} />
          {isTold ? (
            <Trans>What you save replaces it.</Trans>
          ) : (
            <Trans>Nothing you typed is lost.</Trans>
          )}
        </Alert>
      )}
    </div>
  )
}
