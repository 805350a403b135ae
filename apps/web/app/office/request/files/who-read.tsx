import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ReadingList } from '../../../request/documents/readings.tsx'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { Fold } from '../../fold.tsx'
import styles from './wrong-files.module.css'

/** Which of the staff have read each file, also a removed one. The server tells only owners. */
export function WhoRead({ request }: { request: OfficeRequest }) {
  const [isOpen, setOpen] = useState(false)
  const files = [...request.documents, ...request.translations, ...request.removedFiles].filter(
    ({ readings }) => readings !== undefined,
  )
  if (files.length === 0) return null
  return (
    <Fold title={<Trans>Who opened these files</Trans>} isOpen={isOpen} onToggle={setOpen}>
      <ul role="list" className={styles.files}>
        {files.map(({ _id, name, readings = [] }) => (
          <li key={_id}>
            <span className={styles.name}>
              {name}
              <ReadingList readings={readings} />
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
