import { type Placeholder, placeholders } from '@kakehashi/domain/request/reply-template'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from './templates.module.css'

const meanings: Readonly<Record<Placeholder, MessageDescriptor>> = {
  name: msg`the customer's name`,
  order: msg`the order number`,
  price: msg`the price, once there is a quote`,
  deposit: msg`the deposit, once there is a quote`,
  remaining: msg`what is still to pay, once there is a quote`,
  'ready-by': msg`the ready-by day, once it is promised`,
  hours: msg`the office hours`,
}

/** What can be left open in a template. */
export function PlaceholderList() {
  const { i18n } = useLingui()
  return (
    <details className={styles.placeholders}>
      <summary>
        <Trans>Placeholders</Trans>
      </summary>
      <DefinitionList
        items={placeholders.map((name) => ({
          label: <code>{`{${name}}`}</code>,
          value: i18n._(meanings[name]),
        }))}
      />
    </details>
  )
}
