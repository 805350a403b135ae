import { Button } from '@kakehashi/ui/button'
import { Fieldset } from '@kakehashi/ui/form'
import { Loading } from '@kakehashi/ui/spinner'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import styles from './people.module.css'
import type { PeopleRowsProps } from './people-rows.tsx'

// Most people skip this, and the rules of names would make the form heavier for all.
const PeopleRows = lazy(() => import('./people-rows.tsx'))

/** One line until somebody wants it. */
export function PeopleSection(props: PeopleRowsProps) {
  const [isOpen, setOpen] = useState(props.form.getValues('people').length > 0)
  if (!isOpen) {
    return (
      <div className={styles.closed}>
        <p>
          <b>
            <Trans>Names as in the passport</Trans>
          </b>{' '}
          <small>
            <Trans>(optional)</Trans>
          </small>
        </p>
        <Button variant="line" size="small" icon="plus" onClick={() => setOpen(true)}>
          <Trans>Add names</Trans>
        </Button>
      </div>
    )
  }
  return (
    <Fieldset
      legend={
        <>
          <Trans>Names as in the passport</Trans>{' '}
          <small className={styles.optional}>
            <Trans>(optional)</Trans>
          </small>
        </>
      }
      hint={
        <Trans>
          Offices return papers over a single letter. With the spelling of every person on your
          document, we get it right the first time.
        </Trans>
      }
    >
      <Suspense fallback={<Loading label={<Trans>Loading the fields</Trans>} lines={4} />}>
        <PeopleRows {...props} />
      </Suspense>
    </Fieldset>
  )
}
