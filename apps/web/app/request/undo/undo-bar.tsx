import type { UndoableMove } from '@kakehashi/domain/request/undo'
import { Button } from '@kakehashi/ui/button'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import type { UndoOffer } from '../../api/stored-undo-offers.ts'
import { offersByPress } from '../../api/undo-offers.ts'
import { SecondsLeft } from './seconds-left.tsx'
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
  const { t } = useLingui()
  const presses = offersByPress(useUndoOffers()).slice(0, mostShown)
  const newestOpen = presses.find((offers) => offers.some(({ state }) => state === 'open'))
  return (
    // A section without a name is no landmark.
    <section
      aria-label={presses.length > 0 ? t`Undo` : undefined}
      className={presses.length > 0 ? styles.bar : undefined}
    >
      {presses.map((offers) => (
        <Offer
          key={offers[0]?.press}
          offers={offers}
          pathOf={pathOf}
          keyCap={offers === newestOpen && keyCap}
        />
      ))}
      {/* Always there, because a screen reader announces only what is added to it. */}
      <output className="hush">{presses[0] && <OfferText offers={presses[0]} />}</output>
    </section>
  )
}

/** The offers of one press. */
interface OfPress {
  offers: readonly UndoOffer[]
}

function Offer({ offers, pathOf, keyCap }: UndoBarProps & OfPress) {
  const { t } = useLingui()
  const undo = useUndo(pathOf)
  const open = offers.filter(({ state }) => state === 'open' || state === 'sending')
  return (
    <div className={styles.offer}>
      <span className={styles.text}>
        <OfferText offers={offers} />
      </span>
      {open.length > 0 && (
        <>
          <SecondsLeft until={Math.min(...open.map(({ until }) => until))} />
          <Button
            variant="line"
            size="small"
            isBusy={open.some(({ state }) => state === 'sending')}
            busyLabel={t`Undoing`}
            onClick={() => void undo(offers)}
          >
            <Trans>Undo</Trans> {keyCap}
          </Button>
        </>
      )}
      {open.length === 0 && offers.length === 1 && offers[0] && (
        <OpenRequest requestId={offers[0].requestId} pathOf={pathOf} />
      )}
    </div>
  )
}

function OfferText({ offers }: OfPress) {
  const [first] = offers
  const count = offers.length
  if (first && count === 1) return <OneText offer={first} />
  const refused = offers.filter(({ state }) => state === 'refused')
  const undone = offers.filter(({ state }) => state === 'undone').length
  return (
    <>
      {undone === 0 ? (
        <b>
          <Plural value={count} one="# request handed over" other="# requests handed over" />
        </b>
      ) : (
        <Plural value={undone} one="# request taken back" other="# requests taken back" />
      )}
      {refused.map(({ move, orderNumber, lastName, refusal }) => (
        <span key={move} className={styles.request}>
          {' '}
          {orderNumber} {lastName}: {refusal}
        </span>
      ))}
    </>
  )
}

function OneText({ offer }: { offer: UndoOffer }) {
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
