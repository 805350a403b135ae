import {
  handOverPath,
  moneyPath,
  newOrderPath,
  originalsPath,
  tillPath,
} from '@kakehashi/contract/screen-paths'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NavLink, useNavigate } from 'react-router'
import { KeyCaps } from '../keys/key-list.tsx'
import { useKeysOn } from '../keys/keys-setting.ts'
import { useKeys } from '../keys/use-keys.ts'
import { WaitingTab } from './waiting/waiting-tab.tsx'
import styles from './counter-tabs.module.css'

interface CounterTab {
  readonly to: string
  readonly label: MessageDescriptor
  readonly key: string
  /** For the list of keys. */
  readonly goTo: MessageDescriptor
}

/** The screens of the counter, in the order of a visit. */
const tabs: readonly CounterTab[] = [
  { to: newOrderPath, label: msg`New order`, key: 'n', goTo: msg`Go to the new order` },
  { to: handOverPath, label: msg`Hand-over`, key: 'h', goTo: msg`Go to the hand-over` },
  { to: tillPath, label: msg`Till`, key: 't', goTo: msg`Go to the till` },
  { to: originalsPath, label: msg`Originals`, key: 'o', goTo: msg`Go to the originals` },
  { to: moneyPath, label: msg`Money`, key: 'm', goTo: msg`Go to the money` },
]

export function CounterTabs() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const areKeysOn = useKeysOn()
  useKeys(tabs.map(({ to, key, goTo }) => ({ key, label: goTo, do: () => void navigate(to) })))
  return (
    <nav className={styles.tabs} aria-label={t`Counter`}>
      {tabs.map(({ to, label, key }) => (
        <NavLink key={to} to={to}>
          {i18n._(label)}
          {areKeysOn && (
            <span aria-hidden="true">
              <KeyCaps keys={key} />
            </span>
          )}
        </NavLink>
      ))}
      <WaitingTab />
    </nav>
  )
}
