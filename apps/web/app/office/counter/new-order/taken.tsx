import { labelsPath, stagePath } from '@kakehashi/contract/screen-paths'
import { Button } from '@kakehashi/ui/button'
import { classNames } from '@kakehashi/ui/class-names'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { useLanguage } from '@kakehashi/ui/use-language'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { receiptLink } from '../../../request/receipt-link.ts'
import { KeyCaps } from '../../keys/key-list.tsx'
import { useKeysOn } from '../../keys/keys-setting.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { CounterSlip } from './counter-slip.tsx'
import type { TakenHere } from './use-new-order.ts'
import styles from './new-order.module.css'

interface TakenProps {
  taken: TakenHere
  onNext: () => void
}

/** What the customer takes home: change, slip, receipt, labels for the papers that stay. */
export function Taken({ taken, onNext }: TakenProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const areKeysOn = useKeysOn()
  const heading = useRef<HTMLHeadingElement>(null)
  const { request, receipt, claimCode, change } = taken
  useEffect(() => heading.current?.focus(), [])
  // Both keys open this screen from elsewhere, and here they would lead nowhere.
  useKeys([{ key: 'w', also: ['n'], label: msg`Next customer`, do: onNext }])
  if (request.reader !== 'office') return null
  const { orderNumber } = request
  return (
    <div className={styles.taken}>
      <h2 ref={heading} tabIndex={-1} className="serif">
        <Trans>Order {orderNumber} is taken</Trans>
      </h2>
      <DefinitionList
        items={[
          ...(change === undefined
            ? []
            : [
                {
                  label: t({ message: 'Change', context: 'cash' }),
                  value: <b className={classNames(styles.back, 'serif')}>{change}</b>,
                },
              ]),
          ...(receipt
            ? [{ label: t`Receipt`, value: <span className="nb">{receipt.number}</span> }]
            : []),
          ...(claimCode === undefined
            ? []
            : [{ label: t`Claim code`, value: <code className="nb">{claimCode}</code> }]),
        ]}
      />
      {claimCode !== undefined && (
        <p className={styles.hint}>
          <Trans>
            The code is shown only now. With it and their phone number, the customer can follow the
            order online.
          </Trans>
        </p>
      )}
      <p className={styles.actions}>
        <Button onClick={() => globalThis.print()}>
          <Trans>PRINT THE SLIP</Trans>
        </Button>
        {receipt && (
          <>
            <a href={receiptLink(receipt._id, 'en')} target="_blank" rel="noreferrer">
              <Trans>Receipt in English</Trans>
            </a>
            <a href={receiptLink(receipt._id, 'ja')} target="_blank" rel="noreferrer">
              <Trans>Receipt in Japanese</Trans>
            </a>
          </>
        )}
        <Link to={stagePath(request.stage, request._id)}>
          <Trans>Originals and request</Trans>
        </Link>
        <Link to={labelsPath(request._id)}>
          <Trans>Labels</Trans>
        </Link>
      </p>
      <div>
        <Button variant="line" onClick={onNext}>
          <Trans>NEXT CUSTOMER</Trans>
          {areKeysOn && (
            <span aria-hidden="true">
              <KeyCaps keys="w" />
            </span>
          )}
        </Button>
      </div>
      <CounterSlip request={request} claimCode={claimCode} key={language} />
    </div>
  )
}
