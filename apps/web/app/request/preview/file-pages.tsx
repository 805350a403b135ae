import type { FileView } from '@kakehashi/contract/documents/file-view'
import { Alert } from '@kakehashi/ui/alert'
import { Loading } from '@kakehashi/ui/spinner'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import styles from './file-pages.module.css'
import { LazyPage } from './lazy-page.tsx'
import { NoPreview } from './no-preview.tsx'
import { Tool } from './tool.tsx'
import { usePageOnScreen } from './use-page-on-screen.ts'
import { useSheets } from './use-sheets.ts'
import { useWidth } from './use-width.ts'
import { larger, smaller } from './zoom.ts'
import { zoomMarks } from './zoom-tools.tsx'

interface FilePagesProps {
  file: FileView
  /** Before the tools. */
  heading: ReactNode
  /** Beside the page number. */
  foot?: ReactNode
}

/** All pages of a file below each other, drawn when they come near, with zoom and rotation. */
export function FilePages({ file, heading, foot }: FilePagesProps) {
  const { t } = useLingui()
  const { look, retry } = useSheets(file)
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const desk = useRef<HTMLDivElement>(null)
  const width = useWidth(desk)
  const count = look.kind === 'open' ? look.sheets.count : 0
  const pageOnScreen = usePageOnScreen(desk, count)
  const [less, more] = [smaller(zoom), larger(zoom)]
  const { name } = file
  return (
    <>
      <header className={styles.head}>
        {heading}
        {look.kind === 'open' && (
          <div className={styles.tools}>
            <Tool
              icon="minus"
              label={t`Smaller`}
              mark={zoomMarks.smaller}
              off={less === undefined}
              onUse={() => setZoom(less ?? zoom)}
            />
            <output aria-label={t`Zoom`}>{Math.round(zoom * 100)}%</output>
            <Tool
              icon="plus"
              label={t`Larger`}
              mark={zoomMarks.larger}
              off={more === undefined}
              onUse={() => setZoom(more ?? zoom)}
            />
            <Tool icon="rotate" label={t`Rotate`} onUse={() => setTurns((turns + 1) % 4)} />
          </div>
        )}
      </header>
      <div
        ref={desk}
        className={styles.desk}
        data-desk=""
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a landmark, as there may be two
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that it can be scrolled by keyboard
        tabIndex={0}
        aria-label={t`Document`}
      >
        {look.kind === 'opening' && (
          <Loading
            className={styles.blank}
            label={<Trans>Opening the document</Trans>}
            lines={10}
          />
        )}
        {look.kind === 'failed' && (
          <Alert kind="error" onRetry={retry}>
            {look.why ?? (
              <Trans>This document cannot be shown here. You can still download it.</Trans>
            )}
          </Alert>
        )}
        {look.kind === 'no-preview' && <NoPreview why={look.why} />}
        {look.kind === 'open' &&
          pagesOf(count).map((page) => (
            <LazyPage
              key={`${file._id} ${page}`}
              sheets={look.sheets}
              page={page}
              width={width}
              zoom={zoom}
              turns={turns}
              label={t`Page ${page} of ${name}`}
            />
          ))}
      </div>
      <footer className={styles.foot}>
        {count > 0 && <PageNumber page={pageOnScreen} count={count} />}
        {foot}
      </footer>
    </>
  )
}

const pagesOf = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

function PageNumber({ page, count }: { page: number; count: number }) {
  return (
    <output>
      <Trans>
        Page {page} of {count}
      </Trans>
    </output>
  )
}
