import { Trans } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { useListExtrasQuery } from '../../api/extras-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { Button } from '@kakehashi/ui/button'
import { rowSheet } from '@kakehashi/ui/row-link'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { ExtraForm } from './extra-form.tsx'
import { ExtraRow } from './extra-row.tsx'
import styles from './extras.module.css'

/** What can be added to a quote besides the service, such as a certificate or post. */
export function Extras() {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button goes with its extra, or with the form.
  const focusFallback = useFocusFallback(() => heading.current)
  const query = useListExtrasQuery(undefined, { refetchOnMountOrArgChange: true })
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  return (
    <section className={styles.extras} aria-labelledby={headingId} {...focusFallback}>
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          <Trans>Extras</Trans>
        </h2>
        <p>
          <Trans>
            What you add to a quote besides the service: a certificate, a further copy, post.
          </Trans>
        </p>
      </div>
      <Loaded query={query} label={<Trans>Loading the extras</Trans>} lines={3}>
        {(extras) =>
          extras.length > 0 && (
            <ul role="list" className={rowSheet}>
              {extras.map((extra) => (
                <ExtraRow key={extra._id} extra={extra} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdding ? (
        <div className={styles.new}>
          <ExtraForm onSaved={close} onCancel={close} />
        </div>
      ) : (
        <div>
          <Button variant="line" size="small" onClick={() => setAdding(true)}>
            <Trans>NEW EXTRA</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
