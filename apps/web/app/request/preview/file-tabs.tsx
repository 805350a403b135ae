import type { FileView } from '@kakehashi/contract/documents/file-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Empty } from '@kakehashi/ui/empty'
import { Tabs } from '@kakehashi/ui/tabs'
import { Viewer } from './viewer.tsx'
import styles from './preview.module.css'
import type { Scale } from './zoom.ts'

interface FileTabsProps {
  files: readonly FileView[]
  /** How much of a page is shown at first. */
  fit?: Scale
}

/** One tab for each file, and the selected file. A single file has no tabs. */
export function FileTabs({ files, fit }: FileTabsProps) {
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
        <Viewer key={current._id} file={current} isAlone fit={fit} />
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
        label: <TabLabel file={file} />,
        panel: <Viewer key={file._id} file={file} isAlone={false} fit={fit} />,
      }))}
    />
  )
}

function TabLabel({ file }: { file: FileView }) {
  return (
    <span className={styles.tab}>
      {file.role === 'translation' && (
        <small>
          <Trans>Translation</Trans>
        </small>
      )}
      <span title={file.name}>{file.name}</span>
    </span>
  )
}
