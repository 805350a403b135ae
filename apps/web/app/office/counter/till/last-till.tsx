import type { ClosedTill } from '@kakehashi/contract/till'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '../../../i18n/use-dates.ts'
import { inDrawers } from './drawer-sums.ts'
import styles from './till.module.css'

/** How the till was closed the last time. */
export function LastTill({ last }: { last: ClosedTill }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { shortDateAndTime } = useDates()
  const when = shortDateAndTime(last.closedAt)
  return (
    <section className={styles.last}>
      <h3>
        <Trans>Last closed {when}</Trans>
      </h3>
      <DefinitionList
        items={[
          ...(last.closedBy === undefined ? [] : [{ label: t`By`, value: last.closedBy }]),
          { label: t`Counted`, value: inDrawers(last.counted, language) },
          { label: t`Difference`, value: inDrawers(last.difference, language) },
          ...(last.differenceReason === undefined
            ? []
            : [{ label: t`Reason`, value: last.differenceReason }]),
        ]}
      />
    </section>
  )
}
