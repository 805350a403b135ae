import { SelectField } from '@kakehashi/ui/field'
import { Empty } from '@kakehashi/ui/empty'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FilePages } from '../../request/preview/file-pages.tsx'
import type { OfficeRequest } from '../../request/request-views.ts'
import styles from './bench.module.css'
import type { ScrollTogether } from './scroll-together.ts'

interface OriginalPaneProps {
  request: OfficeRequest
  together: ScrollTogether
}

/** The pages of a document of the customer. */
export function OriginalPane({ request: { documents }, together }: OriginalPaneProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string>()
  const file = documents.find(({ _id }) => _id === chosen) ?? documents[0]
  if (!file) {
    return (
      <Empty className={styles.none} title={<Trans>No Document</Trans>}>
        <Trans>The paper is in the house. Compare it with the translation by hand.</Trans>
      </Empty>
    )
  }
  return (
    <FilePages
      key={file._id}
      file={file}
      heading={
        <>
          <h2>
            <Trans>Original</Trans>
          </h2>
          {documents.length === 1 ? (
            <span className={styles.file} title={file.name}>
              {file.name}
            </span>
          ) : (
            <SelectField
              className={styles.files}
              label={<span className="hush">{t`Document`}</span>}
              value={file._id}
              onChange={({ target }) => setChosen(target.value)}
              options={documents.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          )}
        </>
      }
      foot={
        <label className={styles.together}>
          <Trans>Scroll together</Trans>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it itself
            role="switch"
            checked={together.isOn}
            onChange={({ target }) => together.turn(target.checked)}
          />
        </label>
      }
    />
  )
}
