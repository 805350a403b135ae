import type { FileView } from '@kakehashi/contract/documents/file-view'
import { isReadable } from '@kakehashi/domain/documents/files'
import type { ServiceKind } from '@kakehashi/domain/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useState } from 'react'
import { Alert } from '@kakehashi/ui/alert'
import { Loading } from '@kakehashi/ui/spinner'
import { DownloadButton } from '../documents/download-button.tsx'
import { useFileFacts } from '../documents/file-facts.ts'
import { workWords } from '../service-kind-texts.ts'
import styles from './preview.module.css'
import { Sheet } from './sheet.tsx'
import type { Outline } from './outline.ts'
import { NoPreview } from './no-preview.tsx'
import { Tool } from './tool.tsx'
import { useSheets } from './use-sheets.ts'
import { fitAtFirst, type Scale } from './zoom.ts'
import { scaleForKey, ZoomTools } from './zoom-tools.tsx'

interface ViewerProps {
  file: FileView
  serviceKind: ServiceKind
  isAlone: boolean
  /** How much of the page is shown at first. */
  fit?: Scale | undefined
  outline?: Outline | undefined
}

/** One file: its name, its tools and one page. */
export function Viewer({ file, serviceKind, isAlone, fit, outline }: ViewerProps) {
  const { t, i18n } = useLingui()
  const nameId = useId()
  const facts = useFileFacts(file)
  const { look, retry } = useSheets(file)
  const [scale, setScale] = useState(() => fit ?? fitAtFirst())
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const [page, setPage] = useState(1)
  const [followed, setFollowed] = useState(outline)
  if (outline !== followed) {
    setFollowed(outline)
    if (outline) setPage(outline.page)
  }
  const count = look.kind === 'open' ? look.sheets.count : 0
  const { name } = file

  function pressKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const chosen = scaleForKey(event.key, zoom)
    if (chosen === undefined) return
    event.preventDefault()
    setScale(chosen)
  }

  return (
    <section className={styles.viewer} aria-labelledby={nameId}>
      <header>
        <div className={styles.what}>
          <h3 id={nameId} className={isAlone ? undefined : 'hush'}>
            {name}
          </h3>
          <span>{facts}</span>
        </div>
        <div className={styles.tools}>
          {look.kind === 'open' && (
            <>
              <ZoomTools scale={scale} zoom={zoom} onScale={setScale} />
              <Tool icon="rotate" label={t`Rotate`} onUse={() => setTurns((turns + 1) % 4)} />
            </>
          )}
          {isReadable(file) && (
            <DownloadButton path={file.path} variant="line" size="small" what={name}>
              {file.role === 'translation' ? (
                i18n._(workWords[serviceKind].file)
              ) : (
                <Trans>ORIGINAL</Trans>
              )}
            </DownloadButton>
          )}
        </div>
      </header>
      {look.kind === 'opening' && (
        <Loading className={styles.blank} label={<Trans>Opening the document</Trans>} lines={10} />
      )}
      {look.kind === 'failed' && (
        <Alert kind="error" onRetry={retry}>
          {look.why ?? (
            <Trans>This document cannot be shown here. You can still download it.</Trans>
          )}
        </Alert>
      )}
      {look.kind === 'no-preview' && <NoPreview why={look.why} />}
      {look.kind === 'open' && (
        <Sheet
          sheets={look.sheets}
          page={page}
          scale={scale}
          turns={turns}
          label={t`Page ${page} of ${name}`}
          outline={outline}
          onZoom={setZoom}
          onKeyDown={pressKey}
        />
      )}
      {count > 1 && (
        <footer>
          <Pages page={page} count={count} onTurn={setPage} />
        </footer>
      )}
    </section>
  )
}

interface PagesProps {
  page: number
  count: number
  onTurn: (page: number) => void
}

function Pages({ page, count, onTurn }: PagesProps) {
  const { t } = useLingui()
  const isFirst = page === 1
  const isLast = page === count
  return (
    <div className={styles.tools}>
      <Tool icon="previous" label={t`Previous page`} off={isFirst} onUse={() => onTurn(page - 1)} />
      <output>
        <Trans>
          Page {page} of {count}
        </Trans>
      </output>
      <Tool icon="next" label={t`Next page`} off={isLast} onUse={() => onTurn(page + 1)} />
    </div>
  )
}
