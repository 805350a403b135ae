import { orderPath } from '@kakehashi/contract/addresses'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { CancelOrder } from './cancel.tsx'
import { Fold } from './fold.tsx'
import styles from './other-actions.module.css'
import type { StageFormProps } from '../commands/stage-form.ts'
import { PromisedDay } from './reschedule.tsx'
import { ReleaseEarly } from './release-early.tsx'
import { ChangeTranslator } from '../steps/translate/translator-choice.tsx'

interface MoreProps extends StageFormProps {
  /** The form above has the choice of the translator already. */
  isTranslatorAbove: boolean
}

/** What is seldom needed: another day, another translator, an early release, the way out. */
export function More({ request, acting, isTranslatorAbove }: MoreProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold
      title={<Trans>More</Trans>}
      isOpen={isOpen}
      isKept={acting.isTypedIn('promise') || (!isTranslatorAbove && acting.isTypedIn('translator'))}
      onToggle={setOpen}
    >
      <div className={styles['more']}>
        <PromisedDay request={request} acting={acting} />
        {!isTranslatorAbove && <ChangeTranslator request={request} acting={acting} />}
        <ReleaseEarly request={request} acting={acting} />
        <p className={styles['links']}>
          <Link to={orderPath(request._id)}>
            <Trans>The customer’s page</Trans>
          </Link>
          <Link to={`/admin/user/${request.user}`}>
            <Trans>About the customer</Trans>
          </Link>
        </p>
        <CancelOrder request={request} acting={acting} />
      </div>
    </Fold>
  )
}
