import type { OriginalView } from '@kakehashi/contract/requests/original-view'
import { Comma } from '@kakehashi/ui/comma'
import { Button } from '@kakehashi/ui/button'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDates } from '../../../i18n/use-dates.ts'
import type { OriginalAction } from './original-form-props.ts'
import styles from './originals.module.css'

interface OriginalHereProps {
  original: OriginalView
  onAsk: (action: OriginalAction) => void
}

/** An original that is in the house, and what can be done with it. */
export function OriginalHere({ original, onAsk }: OriginalHereProps) {
  const { shortDate } = useDates()
  const { description, shelf, receivedAt, receivedBy } = original
  return (
    <li>
      <b className={styles.shelf}>
        <span className="hush">
          <Trans>Shelf</Trans>{' '}
        </span>
        {shelf}
      </b>
      <Name original={original}>
        <Trans>
          since <time dateTime={receivedAt}>{shortDate(receivedAt)}</time>
        </Trans>
        {receivedBy !== undefined && <>, {receivedBy}</>}
      </Name>
      <span className={styles.buttons}>
        <Button variant="line" size="small" onClick={() => onAsk('giveBack')}>
          <Trans>Give back…</Trans>
          <span className="hush"> {description}</span>
        </Button>
        <Button variant="line" size="small" onClick={() => onAsk('move')}>
          <Trans>Move…</Trans>
          <span className="hush"> {description}</span>
        </Button>
        <Button variant="line" size="small" onClick={() => onAsk('remove')}>
          <Trans>Mistake…</Trans>
          <span className="hush"> {description}</span>
        </Button>
      </span>
    </li>
  )
}

/** One that went back to the customer, or was never here. */
export function OriginalGone({ original }: { original: OriginalView }) {
  return (
    <li>
      <Name original={original}>
        {original.out && <Out out={original.out} />}
        {original.removed && <Removed removed={original.removed} />}
      </Name>
    </li>
  )
}

function Name({ original, children }: { original: OriginalView; children: ReactNode }) {
  const { description, pages } = original
  return (
    <span className={styles.name}>
      {description}
      <small>
        <Plural value={pages} one="# page" other="# pages" />
        <Comma />
        {children}
      </small>
    </span>
  )
}

function Out({ out }: { out: NonNullable<OriginalView['out']> }) {
  const { dateAndTime } = useDates()
  const { how, to = '', at, by, isIdSeen, isCodeShown, trackingNumber } = out
  const when = <time dateTime={at}>{dateAndTime(at)}</time>
  return (
    <>
      {how === 'collected' ? (
        <Trans>
          collected by {to}, {when}
        </Trans>
      ) : (
        <Trans>
          posted to {to}, {when}
        </Trans>
      )}
      {isIdSeen && (
        <>
          <Comma />
          <Trans>ID seen</Trans>
        </>
      )}
      {isCodeShown && (
        <>
          <Comma />
          <Trans>code shown</Trans>
        </>
      )}
      {trackingNumber !== undefined && <>, {trackingNumber}</>}
      <Comma />
      {by ?? <Trans>Former staff member</Trans>}
    </>
  )
}

function Removed({ removed }: { removed: NonNullable<OriginalView['removed']> }) {
  const { dateAndTime } = useDates()
  const { reason, at, by } = removed
  return (
    <>
      <Trans>taken in by mistake: {reason}</Trans>
      <Comma />
      {by ?? <Trans>Former staff member</Trans>}
      <Comma />
      <time dateTime={at}>{dateAndTime(at)}</time>
    </>
  )
}
