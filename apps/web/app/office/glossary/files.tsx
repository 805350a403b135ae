import { exportLanguageFile } from '@kakehashi/contract/language-files'
import { languageFileFormats } from '@kakehashi/domain/glossary/language-files'
import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from 'react-router'
import { GlossaryPage } from '../../request/glossary/glossary-page.tsx'
import { DownloadButton } from '../../request/documents/download-button.tsx'
import { useUserInfo } from '../../session/use-user-info.ts'
import styles from './files.module.css'
import { ImportFile } from './import-file.tsx'

const names = { tmx: 'TMX 1.4', xliff: 'XLIFF 1.2' } as const

/** The office's words, exchanged with other translation tools. Owners only. */
export default function GlossaryFiles() {
  const { t } = useLingui()
  if (useUserInfo()?.isOwner !== true) return <Navigate to="/admin/glossary" replace />
  const kinds = { glossary: t`Glossary`, memory: t`Memory` }
  return (
    <GlossaryPage title={t`Export and import`} base="/admin/glossary">
      <section aria-labelledby="export" className={styles.section}>
        <h2 id="export">
          <Trans>Export</Trans>
        </h2>
        <p className={styles.lede}>
          <Trans>
            For other translation tools. The files have the terms in use, or all sentences with
            their placeholders, and nothing about customers.
          </Trans>
        </p>
        {(['glossary', 'memory'] as const).map((kind) => (
          <div key={kind} className={styles.export}>
            <b>{kinds[kind]}</b>
            {languageFileFormats.map((format) => (
              <DownloadButton
                key={format}
                path={`${exportLanguageFile.path}?kind=${kind}&format=${format}`}
                variant="line"
                size="small"
                icon="download"
                what={kinds[kind]}
              >
                {names[format]}
              </DownloadButton>
            ))}
          </div>
        ))}
      </section>
      <section aria-labelledby="import" className={styles.section}>
        <h2 id="import">
          <Trans>Import</Trans>
        </h2>
        <p className={styles.lede}>
          <Trans>
            First the file is checked, and nothing changes. Then you can import the entries that are
            right. Entries that the office has already stay as they are; the note and the reading of
            a term are taken from the file if it has them. Dates and numbers of sentences become
            placeholders, but take names out of the file first: nobody knows them here.
          </Trans>
        </p>
        <ImportFile />
      </section>
    </GlossaryPage>
  )
}
