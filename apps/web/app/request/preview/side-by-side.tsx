import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { ServiceKind } from '@kakehashi/domain/services'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@kakehashi/ui/button'
import { Dialog } from '@kakehashi/ui/dialog'
import { CheckboxField } from '@kakehashi/ui/field'
import { FileTabs } from './file-tabs.tsx'
import styles from './side-by-side.module.css'
import { useLinkedScroll } from './use-linked-scroll.ts'

export const sideBySideId = 'side-by-side'

interface SideBySideProps {
  files: readonly FileView[]
  serviceKind: ServiceKind
  /** Buttons for what follows from the comparison. */
  actions?: ReactNode
}

const isTranslation = ({ role }: FileView) => role === 'translation'

/** Original and translation on a full screen, for checking names and dates. */
export function SideBySide({ files, serviceKind, actions }: SideBySideProps) {
  const [isOpen, setOpen] = useState(false)
  const translations = files.filter(isTranslation)
  const originals = files.filter((file) => !isTranslation(file))
  if (translations.length === 0 || originals.length === 0) return null
  return (
    <>
      <div className={styles.row}>
        <Button id={sideBySideId} variant="line" size="small" onClick={() => setOpen(true)}>
          <Trans>Side by side</Trans>
        </Button>
      </div>
      <Dialog
        title={
          serviceKind === 'translation' ? (
            <Trans>Original and translation</Trans>
          ) : (
            <Trans>Document and record</Trans>
          )
        }
        isOpen={isOpen}
        isWhole
        onClose={() => setOpen(false)}
      >
        <Pair originals={originals} translations={translations} serviceKind={serviceKind}>
          {actions}
        </Pair>
      </Dialog>
    </>
  )
}

interface PairProps {
  originals: readonly FileView[]
  translations: readonly FileView[]
  serviceKind: ServiceKind
  children: ReactNode
}

function Pair({ originals, translations, serviceKind, children }: PairProps) {
  const pair = useRef<HTMLDivElement>(null)
  const [isLinked, setLinked] = useState(true)
  useLinkedScroll(pair, isLinked)
  return (
    <>
      <div className={styles.bar}>
        <CheckboxField
          label={<Trans>Scroll both together</Trans>}
          checked={isLinked}
          onChange={({ target }) => setLinked(target.checked)}
        />
        <div className={styles.actions}>{children}</div>
      </div>
      <div ref={pair} className={styles.pair}>
        {/* As wide as possible, because names are compared letter by letter. */}
        <FileTabs files={originals} serviceKind={serviceKind} fit="width" />
        <FileTabs files={translations} serviceKind={serviceKind} fit="width" />
      </div>
    </>
  )
}
