import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { ServiceKind } from '@kakehashi/domain/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Empty } from '@kakehashi/ui/empty'
import { Tabs } from '@kakehashi/ui/tabs'
import type { Outline } from './outline.ts'
import { Viewer } from './viewer.tsx'
import styles from './preview.module.css'
import type { Scale } from './zoom.ts'

interface FileTabsProps {
  files: readonly FileView[]
  serviceKind: ServiceKind
  /** How much of a page is shown at first. */
  fit?: Scale
  /** A place of the only file that is outlined. */
  outline?: Outline | undefined
}

/** One tab for each file, and the selected file. A single file has no tabs. */
export function FileTabs({ files, serviceKind, fit, outline }: FileTabsProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string>()
  const current = files.find(({ _id }) => _id === chosen) ?? files[0]
  if (!current) {
    return (
      <div className={styles.preview}>
        <Empty title={<Trans>No Document</Trans>} />
      </div>
    )
  }
  if (files.length === 1) {
    return (
      <div className={styles.preview}>
        <Viewer
          key={current._id}
          file={current}
          serviceKind={serviceKind}
          isAlone
          fit={fit}
          outline={outline}
        />
      </div>
    )
  }
  return (
    <Tabs
      className={styles.preview}
      label={t`Documents`}
      selected={current._id}
      onSelect={setChosen}
      tabs={files.map((file) => ({
        id: file._id,
        label: <TabLabel file={file} serviceKind={serviceKind} />,
        panel: (
          <Viewer key={file._id} file={file} serviceKind={serviceKind} isAlone={false} fit={fit} />
        ),
      }))}
    />
  )
}

function TabLabel({ file, serviceKind }: { file: FileView; serviceKind: ServiceKind }) {
  return (
    <span className={styles.tab}>
      {file.role === 'translation' && (
        <small>
          {serviceKind === 'translation' ? <Trans>Translation</Trans> : <Trans>Record</Trans>}
        </small>
      )}
      <span title={file.name}>{file.name}</span>
    </span>
  )
}
