import type { StatementEntry } from '@kakehashi/contract/requests/pay'
import { priceText, roundToCents } from '@kakehashi/domain/money'
import type { PayEntryKind } from '@kakehashi/domain/payments/pay'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { comma } from '../../i18n/comma.ts'
import { useDates } from '../../i18n/use-dates.ts'
import styles from '../../request/pay/pay.module.css'

const kindTexts: Readonly<Record<PayEntryKind, MessageDescriptor>> = {
  agreed: msg({ message: 'agreed', context: 'pay' }),
  paid: msg({ message: 'paid', context: 'pay' }),
  unpaid: msg({ message: 'marked as unpaid', context: 'pay' }),
}

/** Who agreed on which amount and who paid it, and when. */
export function History({ entry: { history } }: { entry: StatementEntry }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { shortDate } = useDates()
  return history.map(({ kind, amount, at, by }) => (
    <small key={`${at} ${kind}`} className={styles.line}>
      {shortDate(at)} {priceText(roundToCents(amount))} {i18n._(kindTexts[kind])}
      {comma[language]}
      {by ?? <Trans>Former staff member</Trans>}
    </small>
  ))
}
