import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '@kakehashi/ui/dialog'
import { CheckboxField } from '@kakehashi/ui/field'
import { fieldKeys } from '../../forms/field-keys.ts'
import { turnKeys, useKeysOn } from './keys-setting.ts'
import styles from './key-list.module.css'
import { keysHere, type OfficeKey } from './use-keys.ts'

interface KeyListProps {
  isOpen: boolean
  onClose: () => void
}

/** The keys that work on this screen, and a setting to turn keys off. */
export function KeyList({ isOpen, onClose }: KeyListProps) {
  const areOn = useKeysOn()
  return (
    <Dialog title={<Trans>Keyboard shortcuts</Trans>} isOpen={isOpen} onClose={onClose}>
      <CheckboxField
        label={<Trans>Use keyboard shortcuts in this browser</Trans>}
        checked={areOn}
        onChange={({ target }) => turnKeys(target.checked)}
      />
      {areOn ? (
        <dl className={styles.keys}>
          {keysHere().map((entry) => (
            <Line key={entry.key} entry={entry} />
          ))}
        </dl>
      ) : (
        <p className={styles.off}>
          <Trans>Keyboard shortcuts are off. You can reach everything with Tab and Enter.</Trans>
        </p>
      )}
      <h3 className={styles.heading}>
        <Trans>In a field</Trans>
      </h3>
      <dl className={styles.keys}>
        {fieldKeys.map((entry) => (
          <Line key={entry.key} entry={entry} />
        ))}
      </dl>
    </Dialog>
  )
}

function Line({ entry }: { entry: Pick<OfficeKey, 'key' | 'also' | 'label'> }) {
  const { i18n } = useLingui()
  const { key, also = [], label } = entry
  return (
    <div>
      <dt>
        {[key, ...also].map((each) => (
          <KeyCaps key={each} keys={each} />
        ))}
      </dt>
      <dd>{i18n._(label)}</dd>
    </div>
  )
}

const symbols: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** 'g d' is shown as two keys. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className={styles.caps}>
      {keys.split(' ').map((key) => (
        <kbd key={key} className={styles.cap}>
          {symbols[key] ?? key}
        </kbd>
      ))}
    </span>
  )
}
