import type { CounterOrder } from '@kakehashi/contract/hand-overs'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { cancelledName, stageNameOf } from '@kakehashi/domain/request/stage'
import { Comma } from '@kakehashi/ui/comma'
import { CheckboxField } from '@kakehashi/ui/field'
import { Empty } from '@kakehashi/ui/empty'
import { Pill } from '@kakehashi/ui/pill'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDates } from '../../../i18n/use-dates.ts'
import { deliveryLabel } from '../../../request/delivery/delivery-labels.ts'
import { workWords } from '../../../request/service-kind-texts.ts'
import { ServiceName } from '../../../request/service-name.tsx'
import { isReady, originalsHere, shelvesOf } from './hand-over-choice.ts'
import type { HandOverForm } from './use-hand-over.ts'
import styles from './hand-over.module.css'

interface OrdersProps {
  orders: readonly CounterOrder[]
  form: HandOverForm
}

/** The shelves to go to first, then every order with its pieces. */
export function Orders({ orders, form }: OrdersProps) {
  const shelves = shelvesOf(orders)
  return (
    <div className={styles.orders} data-pieces>
      {shelves.length > 0 && (
        <section className={styles.fetch}>
          <h2>
            <Trans>Fetch from</Trans>
          </h2>
          {shelves.map(({ shelf, pieces }) => (
            <p key={shelf}>
              <b className={styles.shelf}>{shelf}</b>
              <Plural value={pieces} one="# original" other="# originals" />
            </p>
          ))}
        </section>
      )}
      {orders.length === 0 && (
        <Empty title={<Trans>Nothing is here for this person</Trans>} className={styles.nothing} />
      )}
      {orders.map((order) => (
        <Order key={order._id} order={order} form={form} />
      ))}
    </div>
  )
}

function Order({ order, form }: { order: CounterOrder; form: HandOverForm }) {
  const { t, i18n } = useLingui()
  const { shortDateAndTime } = useDates()
  const { _id, orderNumber, reviewedAt, delivery, serviceKind, stage } = order
  const here = originalsHere(order)
  const since = reviewedAt && shortDateAndTime(reviewedAt)
  return (
    <section className={styles.order}>
      <div className={styles.title}>
        <h2 className="serif">
          <ServiceName {...order} />
        </h2>
        <span>
          <Link to={stagePath(stage, _id)}>{orderNumber}</Link>
          {isReady(order) && since !== undefined && (
            <>
              <Comma />
              <Trans>ready since {since}</Trans>
            </>
          )}
        </span>
        <State order={order} />
      </div>
      {isReady(order) && (
        <Piece
          id={_id}
          form={form}
          label={i18n._(workWords[serviceKind].handedPiece)}
          about={
            delivery === 'counter' ? undefined : (
              <Trans>Ordered differently: {i18n._(deliveryLabel(delivery))}</Trans>
            )
          }
        />
      )}
      {here.length > 0 && (
        <h3>
          <Trans>Originals we hold</Trans>
        </h3>
      )}
      {here.map((original) => (
        <Piece
          key={original._id}
          id={original._id}
          form={form}
          label={original.description}
          about={<AboutOriginal original={original} />}
          shelf={original.shelf}
        />
      ))}
      {!isReady(order) && here.length === 0 && (
        <p className={styles.hint}>{t`Nothing to hand over for this order yet.`}</p>
      )}
    </section>
  )
}

interface PieceProps {
  id: string
  form: HandOverForm
  label: string
  about?: ReactNode
  shelf?: string
}

function Piece({ id, form, label, about, shelf }: PieceProps) {
  const { t } = useLingui()
  return (
    <div className={styles.piece}>
      <CheckboxField
        label={
          <>
            <b>{label}</b>
            {shelf !== undefined && (
              <span className="hush">
                <Comma />
                {t`Shelf ${shelf}`}
              </span>
            )}
          </>
        }
        hint={about}
        checked={form.ticked.has(id)}
        onChange={({ target }) => form.tick(id, target.checked)}
      />
      {shelf !== undefined && (
        <b className={styles.at} aria-hidden="true">
          {shelf}
        </b>
      )}
    </div>
  )
}

function AboutOriginal({ original }: { original: CounterOrder['originals'][number] }) {
  const { shortDate } = useDates()
  const since = shortDate(original.receivedAt)
  return (
    <>
      <Plural value={original.pages} one="# page" other="# pages" />
      <Comma />
      <Trans>left here {since}</Trans>
    </>
  )
}

/** Ready, or how far it is and for which day it was promised. */
function State({ order }: { order: CounterOrder }) {
  const language = useLanguage()
  const { officeDate } = useDates()
  const { stage, serviceKind, closedAt, promisedOn } = order
  if (closedAt !== undefined) {
    return (
      <Pill tone="plain" icon="close">
        {cancelledName[language]}
      </Pill>
    )
  }
  if (isReady(order)) {
    return (
      <Pill tone="leaf" icon="check">
        <Trans context="hand-over">Ready</Trans>
      </Pill>
    )
  }
  const name = stageNameOf(stage, serviceKind)[language]
  const day = promisedOn && officeDate(promisedOn)
  return (
    <Pill
      tone={stage === 'complete' ? 'plain' : 'sea'}
      icon={stage === 'complete' ? 'check' : 'clock'}
    >
      {name}
      {stage !== 'complete' && day !== undefined && (
        <>
          <Comma />
          <Trans>ready by {day}</Trans>
        </>
      )}
    </Pill>
  )
}
