import type { TrayDocument } from '@kakehashi/contract/tray'
import { Button } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { usePutAsideMutation } from '../../api/tray-api.ts'
import { Fold } from '../fold.tsx'
import styles from './tray.module.css'

/** What a clerk left out of the tray, such as an empty page, until it is deleted. */
export function PutAside({ documents }: { documents: readonly TrayDocument[] }) {
  const [isOpen, setOpen] = useState(false)
  const [change] = usePutAsideMutation()
  const count = documents.length
  if (count === 0) return null

  async function putBack(fileId: string) {
    try {
      await change({ fileId, isPutAside: false }).unwrap()
    } catch (error) {
      showFailedCall(error)
    }
  }

  return (
    <Fold title={<Trans>Put aside ({count})</Trans>} isOpen={isOpen} onToggle={setOpen}>
      <ul role="list" className={styles.aside}>
        {documents.map(({ _id, name }) => (
          <li key={_id}>
            <span>{name}</span>
            <Button variant="line" size="small" onClick={() => void putBack(_id)}>
              <Trans>Put back</Trans>
              <span className="hush"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
