import { amountText, changePieces, suggestedAmounts } from '@kakehashi/domain/payments/cash'
import { type PaymentMethod, paymentMethods } from '@kakehashi/domain/payments/methods'
import { TextField } from '@kakehashi/ui/field'
import { useLanguage } from '@kakehashi/ui/use-language'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { comma } from '../../i18n/comma.ts'
import { KeyCaps } from '../keys/key-list.tsx'
import { useKeysOn } from '../keys/keys-setting.ts'
import { useKeys } from '../keys/use-keys.ts'
import type { Tender as TenderState } from './use-tender.ts'
import { TillNotOpen } from './till-not-open.tsx'
import styles from './tender.module.css'
import { YenAmount } from './yen-amount.tsx'

export const methods: Readonly<Record<PaymentMethod, { label: MessageDescriptor; key: string }>> = {
  'cash-usd': { label: msg`Cash $`, key: 'd' },
  'cash-jpy': { label: msg`Cash ¥`, key: 'y' },
  card: { label: msg`Card`, key: 'b' },
  other: { label: msg({ message: 'Other', context: 'payment method' }), key: 'e' },
}

interface TenderProps {
  tender: TenderState
  /** Whether letters choose a method. Only one tender on a screen may. */
  hasKeys?: boolean
}

/** How the customer pays: the method, what they hand over, and what they get back. */
export function TenderFields({ tender, hasKeys = false }: TenderProps) {
  const { t, i18n } = useLingui()
  const areKeysOn = useKeysOn()
  const place = useRef<HTMLDivElement>(null)
  const received = useRef<HTMLInputElement>(null)
  // The next thing that a clerk types is what was handed over. Ctrl+Enter needs a place in the form.
  const focusNext = () =>
    (received.current ?? place.current?.querySelector<HTMLElement>('input:checked'))?.focus()
  useKeys(
    hasKeys
      ? paymentMethods.map((method) => ({
          key: methods[method].key,
          label: methods[method].label,
          do: () => {
            flushSync(() => tender.choose(method))
            focusNext()
          },
        }))
      : [],
  )
  return (
    <div ref={place} className={styles.tender}>
      <fieldset className={styles.methods}>
        <legend className="hush">{t`How they pay`}</legend>
        {paymentMethods.map((method) => (
          <label key={method}>
            <input
              type="radio"
              name="payment-method"
              checked={tender.method === method}
              onChange={() => tender.choose(method)}
            />
            {hasKeys && areKeysOn && (
              <span aria-hidden="true">
                <KeyCaps keys={methods[method].key} />
              </span>
            )}
            {i18n._(methods[method].label)}
          </label>
        ))}
      </fieldset>
      {tender.isBlocked ? <TillNotOpen /> : <Cash tender={tender} received={received} />}
    </div>
  )
}

interface CashProps {
  tender: TenderState
  received: RefObject<HTMLInputElement | null>
}

function Cash({ tender, received }: CashProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { drawer, due } = tender
  if (drawer === undefined) return null
  const isYen = drawer === 'jpy'
  const text = (amount: number) => amountText(drawer, amount)
  return (
    <>
      {isYen && <YenAmount till={tender.opened} label={t`To pay`} yen={due} />}
      <TextField
        ref={received}
        label={t({ message: 'Received', context: 'cash' })}
        unit={isYen ? '¥' : '$'}
        inputMode="decimal"
        autoComplete="off"
        placeholder={text(due).slice(1)}
        value={tender.typed}
        error={tender.isGivenWrong ? t`At least ${text(due)}` : undefined}
        onChange={({ target }) => tender.setTyped(target.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className={styles.suggested}>
        {suggestedAmounts(drawer, due).map((amount) => (
          <button key={amount} type="button" onClick={() => tender.setTyped(text(amount).slice(1))}>
            {text(amount)}
          </button>
        ))}
      </p>
      <dl className={styles.change} aria-live="polite">
        <dt>
          <Trans context="cash">Change</Trans>
        </dt>
        <dd className="serif">{text(tender.change)}</dd>
      </dl>
      {tender.change > 0 && (
        <p className={styles.pieces}>
          {changePieces(drawer, tender.change)
            .map(({ value, pieces }) => `${pieces} × ${pieceText(isYen, value)}`)
            .join(comma[language])}
        </p>
      )}
    </>
  )
}

function pieceText(isYen: boolean, value: number): string {
  if (isYen) return amountText('jpy', value)
  return value >= 100 ? `$${value / 100}` : `${value}¢`
}
