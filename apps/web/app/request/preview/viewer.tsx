import type { FileView } from '@kakehashi/contract/documents/file-view'
import { isReadable } from '@kakehashi/domain/documents/files'
import type { ServiceKind } from '@kakehashi/domain/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Alert } from '@kakehashi/ui/alert'
import { Icon, type IconName } from '@kakehashi/ui/icon'
import { Loading } from '@kakehashi/ui/spinner'
import { DownloadButton } from '../documents/download-button.tsx'
import { useFileFacts } from '../documents/file-facts.ts'
import { workWords } from '../service-kind-texts.ts'
import styles from './preview.module.css'
import { Sheet } from './sheet.tsx'
import { NoPreview } from './no-preview.tsx'
import { useSheets } from './use-sheets.ts'

const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const
const whole = zooms.indexOf(1)

interface ViewerProps {
  file: FileView
  serviceKind: ServiceKind
  isAlone: boolean
}

/** One file: its name, its tools and one page. */
export function Viewer({ file, serviceKind, isAlone }: ViewerProps) {
  const { t, i18n } = useLingui()
  const nameId = useId()
  const facts = useFileFacts(file)
  const { look, retry } = useSheets(file)
  const [step, setStep] = useState(whole)
  const [turns, setTurns] = useState(0)
  const [page, setPage] = useState(1)
  const zoom = zooms[step] ?? 1
  const count = look.kind === 'open' ? look.sheets.count : 0
  const { name } = file

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
              <Tool
                icon="minus"
                label={t`Smaller`}
                off={step === 0}
                onUse={() => setStep(step - 1)}
              />
              <output aria-label={t`Zoom`}>{Math.round(zoom * 100)}%</output>
              <Tool
                icon="plus"
                label={t`Larger`}
                off={step === zooms.length - 1}
                onUse={() => setStep(step + 1)}
              />
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
          <Trans>This document cannot be shown here. You can still download it.</Trans>
        </Alert>
      )}
      {look.kind === 'no-preview' && <NoPreview why={look.why} />}
      {look.kind === 'open' && (
        <Sheet
          sheets={look.sheets}
          page={page}
          zoom={zoom}
          turns={turns}
          label={t`Page ${page} of ${name}`}
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

interface ToolProps {
  icon: IconName
  label: string
  off?: boolean
  onUse: () => void
}

function Tool({ icon, label, off = false, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      // Not disabled: it would lose the focus at the first and the last page.
      aria-disabled={off}
      onClick={() => {
        if (!off) onUse()
      }}
    >
      <Icon name={icon} />
    </button>
  )
}
