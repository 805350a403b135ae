import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import { CopyButton } from '@kakehashi/ui/copy-button'
import { Trans } from '@lingui/react/macro'
import { ChangeDelivery } from '../../../../request/delivery/change-delivery.tsx'
import { DeliveryPlace } from '../../../../request/delivery/delivery-text.tsx'
import { postalLines } from '@kakehashi/domain/request/postal-lines'
import { inDollars } from '../../../../request/price.tsx'
import type { OfficeRequest } from '../../../../request/request-views.ts'
import { moneyOf } from '../../../../request/status/request-status.ts'
import styles from './how-to-deliver.module.css'

/** What the clerk has to do with the finished translation. */
export function HowToDeliver({ request, commands }: StageFormProps) {
  return (
    <div className={styles.how}>
      <Instruction request={request} />
      <div className={styles.tools}>
        {request.delivery === 'post' && <CopyButton text={postalLines(request).join('\n')} />}
        <ChangeDelivery
          request={request}
          onChanged={(to) => commands.edits.saved(undefined, { from: to - 1, to })}
        />
      </div>
    </div>
  )
}

function Instruction({ request }: { request: OfficeRequest }) {
  const due = moneyOf(request)?.remaining ?? 0
  const isPaid = due <= 0
  const remaining = inDollars(due)
  const isOut = request.translation !== undefined && (isPaid || request.releasedAt !== undefined)
  switch (request.delivery) {
    case 'counter':
      return (
        <p>
          <Trans>Hand it over at the counter.</Trans>
        </p>
      )
    case 'post':
      return (
        <>
          <p>
            {isPaid ? (
              <Trans>Send it by post to:</Trans>
            ) : (
              <Trans>Send it by post once the remaining {remaining} is paid, to:</Trans>
            )}
          </p>
          <DeliveryPlace chosen={request} />
        </>
      )
    case 'meeting':
      return (
        <>
          <p>
            <Trans>Meet the customer at:</Trans>
          </p>
          <DeliveryPlace chosen={request} />
        </>
      )
    case 'download':
      return (
        <p>
          {isOut ? (
            <Trans>The customer downloads it. It is available to them now.</Trans>
          ) : request.translation === undefined ? (
            <Trans>
              The customer wants to download it, but there is no file of the translation.
            </Trans>
          ) : (
            <Trans>The customer downloads it. They can do so once it is paid or released.</Trans>
          )}
        </p>
      )
  }
}
