import type { FileView } from '@kakehashi/contract/file-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Preview } from '../../request-parts/preview/preview.tsx'
import type { OfficeRequest } from './office-request.ts'
import styles from './stage-frame.module.css'

/** The papers beside the decision: the finished work first, once there is some to judge. */
export function Papers({ request }: { request: OfficeRequest }) {
  const headingId = useId()
  const files = useFilesInOrder(request)
  return (
    <section className={styles['viewer']} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Documents</Trans>
      </h2>
      <Preview files={files} />
    </section>
  )
}

function useFilesInOrder(request: OfficeRequest): FileView[] {
  const { t } = useLingui()
  const { documents, translations, translation, isTranslated } = request
  const asEarlier = (file: FileView): FileView => {
    const { name } = file
    return { ...file, name: t`${name} (earlier version)` }
  }
  const isCurrent = ({ path }: FileView) => isTranslated && path === translation
  const current = translations.filter(isCurrent)
  const earlier = translations.filter((file) => !isCurrent(file))
  return [...current, ...documents, ...earlier.map(asEarlier)]
}
