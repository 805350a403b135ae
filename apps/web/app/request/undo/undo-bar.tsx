import type { UndoableMove } from '@kakehashi/domain/request/undo'
import { Button } from '@kakehashi/ui/button'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import type { UndoOffer } from '../../api/stored-undo-offers.ts'
import styles from './undo-bar.module.css'
import { type PathOf, useUndo, useUndoOffers } from './use-undo.ts'

const done: Readonly<Record<UndoableMove, MessageDescriptor>> = {
  submitQuote: msg`Quote sent`,
  completePayment: msg`Payment complete`,
  submitTranslation: msg`Translation submitted`,
  continueReview: msg`Review finished`,
  returnToTranslator: msg`Returned to the translator`,
  deliver: msg`Delivered`,
}

/** More would push the screen down. */
const mostShown = 3

interface UndoBarProps {
  /** The screen on which this audience works on a request. */
  pathOf: PathOf
  /** The key for the newest offer, where there are keys. */
  keyCap?: ReactNode
}

/** Offers to undo the last moves, also after the user has gone on to another screen. */
export function UndoBar({ pathOf, keyCap }: UndoBarProps) {
  const offers = useUndoOffers().slice(0, mostShown)
  const newestOpen = offers.find(({ state }) => state === 'open')
  return (
    <div className={offers.length > 0 ? styles.bar : undefined}>
      {offers.map((offer) => (
        <Offer
          key={offer.move}
          offer={offer}
          pathOf={pathOf}
          keyCap={offer === newestOpen && keyCap}
        />
      ))}
      {/* Always there, because a screen reader announces only what is added to it. */}
      <output className="hush">{offers[0] && <OfferText offer={offers[0]} />}</output>
    </div>
  )
}

interface OfferProps extends UndoBarProps {
  offer: UndoOffer
}

function Offer({ offer, pathOf, keyCap }: OfferProps) {
  const { t } = useLingui()
  const undo = useUndo(pathOf)
  const isOpen = offer.state === 'open' || offer.state === 'sending'
  return (
    <div className={styles.offer}>
      <span className={styles.text}>
        <OfferText offer={offer} />
      </span>
      {isOpen ? (
        <>
          <SecondsLeft until={offer.until} />
          <Button
            variant="line"
            size="small"
            isBusy={offer.state === 'sending'}
            busyLabel={t`Undoing`}
            onClick={() => void undo(offer)}
          >
            <Trans>Undo</Trans> {keyCap}
          </Button>
        </>
      ) : (
        <OpenRequest requestId={offer.requestId} pathOf={pathOf} />
      )}
    </div>
  )
}

function OfferText({ offer }: { offer: UndoOffer }) {
  const { i18n } = useLingui()
  const { kind, state, refusal, orderNumber, lastName } = offer
  const move = i18n._(done[kind])
  if (state === 'refused') return <>{refusal}</>
  return (
    <>
      {state === 'undone' ? <Trans>Undone: {move}</Trans> : <b>{move}</b>}{' '}
      <span className={styles.request}>
        {orderNumber} {lastName}
      </span>
    </>
  )
}

/** Not announced: a screen reader would read every second. */
function SecondsLeft({ until }: { until: number }) {
  const left = useSecondsUntil(until)
  return (
    <span className={styles.left} aria-hidden="true">
      <Plural
        value={left}
        one="The customer sees it in # second"
        other="The customer sees it in # seconds"
      />
    </span>
  )
}

function useSecondsUntil(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil((until - performance.now()) / 1000))
}

/** Opens the stage of the request as it is now: somebody else may have moved it. */
function OpenRequest({ requestId, pathOf }: { requestId: string; pathOf: PathOf }) {
  const { currentData: request } = useGetRequestQuery(requestId)
  return (
    request && (
      <Link to={pathOf(request)} className={styles.link}>
        <Trans>Open the request</Trans>
      </Link>
    )
  )
}
