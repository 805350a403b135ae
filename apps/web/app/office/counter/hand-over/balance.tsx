import type { CounterOrder } from '@kakehashi/contract/hand-overs'
import { priceText } from '@kakehashi/domain/money'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { CheckboxField } from '@kakehashi/ui/field'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Refusal } from '../../../forms/refusal.tsx'
import { inDollars } from '../../../request/price.tsx'
import { ServiceName } from '../../../request/service-name.tsx'
import { workWords } from '../../../request/service-kind-texts.ts'
import { KeyCaps } from '../../keys/key-list.tsx'
import { TenderFields } from '../../money/tender.tsx'
import { dueFor, leftBehind, originalsHere, remainingOf } from './hand-over-choice.ts'
import { SignOnScreen } from './sign-on-screen.tsx'
import type { HandOverForm } from './use-hand-over.ts'
import styles from './hand-over.module.css'

/** A service and what is handed over of it. */
function Handed({ order }: { order: CounterOrder }) {
  const { i18n } = useLingui()
  const piece = i18n._(workWords[order.serviceKind].handedPiece)
  return (
    <Trans>
      <ServiceName {...order} />, {piece}
    </Trans>
  )
}

interface BalanceProps {
  orders: readonly CounterOrder[]
  form: HandOverForm
}

/** What is due for what is ticked, what stays behind, and the press that ends the visit. */
export function Balance({ orders, form }: BalanceProps) {
  const { t } = useLingui()
  const chosen = orders.filter(({ _id }) => form.chosen.orders.some((order) => order._id === _id))
  const due = dueFor(orders, form.ticked).reduce((total, cents) => total + cents, 0)
  const sum = priceText(due)
  const left = leftBehind(orders, form.ticked)
  const given = [
    ...chosen.map((order) => ({
      id: order._id,
      text: <Handed order={order} />,
    })),
    ...orders
      .flatMap(originalsHere)
      .filter(({ _id }) => form.chosen.originals.includes(_id))
      .map(({ _id, description }) => ({ id: _id, text: description })),
  ]
  const pieces = given.length
  return (
    <section className={styles.balance}>
      <h2>
        <Trans>Balance</Trans>
      </h2>
      {chosen.length === 0 ? (
        <p className={styles.hint}>
          <Trans>Tick an order to see what is due.</Trans>
        </p>
      ) : (
        <DefinitionList
          layout="sums"
          items={[
            ...chosen.map((order) => ({
              label: <ServiceName {...order} />,
              value: inDollars(remainingOf(order)),
            })),
            { label: t`Due now`, value: sum, isMain: true },
          ]}
        />
      )}
      {due > 0 && (
        <div className={styles.pay}>
          <CheckboxField
            label={t`Take ${sum} now`}
            hint={form.isPaid ? undefined : t`Otherwise it is handed over with ${sum} unpaid.`}
            checked={form.isPaid}
            onChange={({ target }) => form.setPaid(target.checked)}
          />
          {form.isPaid && <TenderFields tender={form.tender} hasKeys />}
        </div>
      )}
      <div className={styles.foot}>
        {left.length > 0 && (
          <Alert
            kind="warning"
            title={
              <Plural
                value={left.length}
                one="# original stays here"
                other="# originals stay here"
              />
            }
          >
            <ul role="list">
              {left.map(({ _id, shelf, description }) => (
                <li key={_id}>
                  <b>{shelf}</b> {description}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {pieces > 0 && !form.isNameMissing && (
          <SignOnScreen
            name={form.to}
            pieces={given}
            signature={form.signature}
            onSign={form.sign}
          />
        )}
        <Refusal message={form.problem} />
        <Button
          type="submit"
          variant="seal"
          isWide
          isBusy={form.isSending}
          busyLabel={t`Sending`}
          aria-describedby="hand-over-then"
        >
          <Trans>HAND OVER</Trans>
          <span aria-hidden="true" className={styles.caps}>
            <KeyCaps keys="Ctrl Enter" />
          </span>
        </Button>
        <p id="hand-over-then" className={styles.hint}>
          {pieces === 0 ? (
            <Trans>Tick what you hand over.</Trans>
          ) : (
            <Plural
              value={pieces}
              one="# piece is recorded as handed over."
              other="# pieces are recorded as handed over."
            />
          )}
        </p>
      </div>
    </section>
  )
}
