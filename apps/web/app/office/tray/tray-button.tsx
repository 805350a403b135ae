import { Button } from '@kakehashi/ui/button'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { KeyCaps } from '../keys/key-list.tsx'
import { useKeysOn } from '../keys/keys-setting.ts'
import { useKeys } from '../keys/use-keys.ts'
import type { Tray } from './use-tray.ts'
import styles from './tray.module.css'

/** Opens the tray of the scanner; `s` does so too. */
export function TrayButton({ tray }: { tray: Tray }) {
  const areKeysOn = useKeysOn()
  const { isHere, offered, problem, refused, open } = tray
  // A fast clerk presses it before the server has answered.
  useKeys([{ key: 's', label: msg`Scanner tray`, isHere: () => isHere !== false, do: open }])
  if (!isHere) return null
  const count = offered.length
  const needsCare = problem !== undefined || refused.length > 0
  return (
    <Button variant="line" size="small" icon={needsCare ? 'alert' : 'scan'} onClick={open}>
      <Trans>Scanner tray ({count})</Trans>
      {areKeysOn && (
        <span aria-hidden="true" className={styles.caps}>
          <KeyCaps keys="s" />
        </span>
      )}
    </Button>
  )
}
